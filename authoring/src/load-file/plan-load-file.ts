import { Failure } from '@clearbench/contracts/failure';
import type { PlannedError, Variation } from '@clearbench/contracts/template/generate-routes';
import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from '@clearbench/validator/validate';
import { brokenTransaction } from './broken-transaction.ts';
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

/** Several transactions break no rule that one transaction does not break, such as one payment for each message. */
const refuseSingle = ({ message, transactions, values }: LoadFile, profile: Profile): void => {
  const textWith = (count: number) => loadFileText({ message, transactions: count, planned: [], values });
  const own = rulesIn(textWith(1), profile);
  const added = [...rulesIn(textWith(Math.min(transactions, 4)), profile)].filter((ruleId) => !own.has(ruleId));
  if (added.length > 0)
    throw new Failure('file.singleTransaction', { messageType: message.messageType, rules: added.join(', ') });
};

/**
 * Prepares a file of many transactions from a message: the transactions of the message in turns, each with its own
 * identifiers, with correct totals and the planned errors. Fails if the message does not allow the number of transactions or a
 * rule cannot be broken in a transaction alone.
 */
export const planLoadFile = (text: string, options: LoadFileOptions): LoadFile => {
  const { transactions, seed, errors = [], vary = {}, profile } = options;
  const message = messagePattern(text, profile, { seed, vary });
  const values = variedValues(vary, seed);
  const whole: LoadFile = { message, transactions, planned: [], values };
  if (transactions > 1) refuseSingle(whole, profile);
  const planned = planErrors(errors, transactions, seed);
  if (planned.length === 0) return whole;
  const template = { ...messageOfOne(text, profile, options), message, profile, seed, vary, values, transactions };
  return {
    ...whole,
    planned: planned.map((one) => ({ ...one, pattern: brokenTransaction(template, one.ruleId) })),
  };
};

/** The message with its first transaction alone, as the template has it. */
const messageOfOne = (text: string, profile: Profile, { seed }: Pick<LoadFileOptions, 'seed'>): { text: string } => {
  const message = messagePattern(text, profile, { seed, keeps: () => true });
  return { text: loadFileText({ message, transactions: 1, planned: [], values: variedValues({}, seed) }) };
};
