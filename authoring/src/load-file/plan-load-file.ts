import { Failure } from '@clearbench/contracts/failure';
import type { PlannedError, Variation } from '@clearbench/contracts/template/generate-routes';
import type { Profile } from '@clearbench/iso20022/profile';
import { clearingDays } from '@clearbench/rules/clearing-days';
import { validate } from '@clearbench/validator/validate';
import { brokenTransaction } from './broken-transaction.ts';
import { fileOfBulk } from './file-of-bulk.ts';
import { messagePattern } from './message-pattern.ts';
import { planErrors } from './planned-errors.ts';
import { variedValues } from './variation.ts';
import { type LoadFile, loadFileText } from './write-load-file.ts';

export type LoadFileOptions = {
  /** From 1 to `mostGenerated`. */
  readonly transactions: number;
  /** The same seed gives the same bytes. */
  readonly seed: number;
  readonly errors?: readonly PlannedError[];
  /** What differs between the transactions besides their identifiers. */
  readonly vary?: Variation;
  readonly profile: Profile;
};

const rulesIn = (text: string, profile: Profile): ReadonlySet<string> => {
  const { validationMessages } = validate(new TextEncoder().encode(text), profile);
  return new Set(validationMessages.filter(({ severity }) => severity !== 'Info').map(({ ruleId }) => ruleId));
};

/** The rules that the second text breaks and the first one does not, the notes of the report excepted. */
const addedRules = (own: string, other: string, profile: Profile): readonly string[] => {
  const known = rulesIn(own, profile);
  return [...rulesIn(other, profile)].filter((ruleId) => !known.has(ruleId));
};

const textOf = (file: LoadFile, changes: Pick<LoadFile, 'transactions' | 'dates'>): string =>
  loadFileText({ ...file, planned: [], dates: [], ...changes });

/** Several transactions break no rule that one transaction does not break, such as one payment for each message. */
const refuseSingle = (file: LoadFile, profile: Profile): void => {
  const { message, transactions } = file;
  const several = textOf(file, { transactions: Math.min(transactions, 4) });
  const added = addedRules(textOf(file, { transactions: 1 }), several, profile);
  if (added.length > 0)
    throw new Failure('file.singleTransaction', { messageType: message.messageType, rules: added.join(', ') });
};

/** A group for each business day from the date of the template on; fails if the clearing does not accept the dates. */
const datesOf = (file: LoadFile, wanted: number, profile: Profile): readonly string[] => {
  const { date, messageType } = file.message;
  if (date === undefined) throw new Failure('file.datesNotVariable', { messageType });
  const days = clearingDays(profile);
  const first = days.onOrAfter(date);
  const count = Math.min(wanted, file.transactions);
  const dates = Array.from({ length: count }, (_, index) => days.add(first, index));
  const added = addedRules(textOf(file, { transactions: 1 }), textOf(file, { transactions: count, dates }), profile);
  if (added.length > 0)
    throw new Failure('file.datesNotAccepted', { rules: added.join(', '), last: dates.at(-1) ?? first });
  return dates;
};

/** Dates differ between groups: a message that is one group becomes a bulk of a file. */
const textInGroups = (text: string, profile: Profile, { vary, seed }: LoadFileOptions): string =>
  (vary?.businessDays === undefined ? undefined : fileOfBulk(text, profile, seed)) ?? text;

/**
 * Prepares a file of many transactions from a message: the transactions of the message in turns, each with its own
 * identifiers, with correct totals and the planned errors. Fails if the message does not allow the number of
 * transactions or their dates, or a rule cannot be broken in a transaction alone.
 */
export const planLoadFile = (template: string, options: LoadFileOptions): LoadFile => {
  const { transactions, seed, errors = [], vary = {}, profile } = options;
  const text = textInGroups(template, profile, options);
  const message = messagePattern(text, profile, { seed, vary });
  const values = variedValues(vary, seed);
  const plain: LoadFile = { message, transactions, planned: [], values, seed };
  if (transactions > 1) refuseSingle(plain, profile);
  const { businessDays } = vary;
  const whole = businessDays === undefined ? plain : { ...plain, dates: datesOf(plain, businessDays, profile) };
  const planned = planErrors(errors, transactions, seed);
  if (planned.length === 0) return whole;
  const breakable = { ...messageOfOne(text, profile, options), message, profile, seed, vary, values, transactions };
  return {
    ...whole,
    planned: planned.map((one) => ({ ...one, pattern: brokenTransaction(breakable, one.ruleId) })),
  };
};

/** The message with its first transaction alone, as the template has it. */
const messageOfOne = (text: string, profile: Profile, { seed }: Pick<LoadFileOptions, 'seed'>): { text: string } => {
  const message = messagePattern(text, profile, { seed, keeps: () => true });
  return { text: loadFileText({ message, transactions: 1, planned: [], values: variedValues({}, seed), seed }) };
};
