import { Failure } from '@clearbench/contracts/failure';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Variation } from '@clearbench/contracts/template/generate-routes';
import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from '@clearbench/validator/validate';
import { breakRule } from '../error-injection/break-rule.ts';
import { type MessagePattern, messagePattern } from './message-pattern.ts';
import type { Segment } from './segments.ts';
import type { TransactionPattern } from './transaction-pattern.ts';
import type { VariedValues } from './variation.ts';
import { loadFileText } from './write-load-file.ts';

/** The parts of a template for its transactions with errors. */
export type BreakableTemplate = {
  /** A message with the first transaction of the template. */
  readonly text: string;
  readonly message: MessagePattern;
  readonly profile: Profile;
  readonly seed: number;
  readonly vary: Variation;
  readonly values: VariedValues;
  /** Transactions of the file. */
  readonly transactions: number;
};

const findingsIn = (text: string, profile: Profile): readonly ValidationMessage[] =>
  validate(new TextEncoder().encode(text), profile).validationMessages;

const keyOf = ({ ruleId, path }: ValidationMessage): string => `${ruleId} ${path}`;

/** The findings of the second text that the first one does not have. */
const newFindings = (before: string, after: string, profile: Profile): readonly ValidationMessage[] => {
  const known = new Set(findingsIn(before, profile).map(keyOf));
  return findingsIn(after, profile).filter((finding) => !known.has(keyOf(finding)));
};

const isSame = (own: readonly Segment[], other: readonly Segment[]): boolean =>
  own.length === other.length &&
  own.every((segment, index) => {
    const counterpart = other[index];
    return typeof segment === 'string'
      ? segment === counterpart
      : typeof counterpart === 'object' && counterpart.name === segment.name;
  });

/** Whether the two messages differ in their transaction only; totals do not count. */
const differInTransaction = (own: MessagePattern, other: MessagePattern): boolean =>
  other.transactions.length === 1 &&
  (['opening', 'head', 'tail', 'closing'] as const).every((part) => isSame(own[part], other[part]));

/** In a file with the error in these transactions, the report finds the rule in each of them and nothing else. */
const isFoundThere = (
  { message, profile, transactions, values, seed }: BreakableTemplate,
  ruleId: string,
  pattern: TransactionPattern,
): boolean => {
  const all = Math.min(transactions, 4);
  const wanted = all === 1 ? [1] : [2, 4].filter((number) => number <= all);
  const numbers = Uint32Array.from(wanted);
  const whole = loadFileText({ message, transactions: all, planned: [], values, seed });
  const planned = [{ ruleId, transactions: numbers, pattern }];
  const broken = loadFileText({ message, transactions: all, planned, values, seed });
  const found = newFindings(whole, broken, profile);
  const stepOf = (number: number): string => `/${message.transactionName}[${number}]`;
  return (
    wanted.every((number) => found.some(({ path }) => path.includes(stepOf(number)))) &&
    found.every((one) => one.ruleId === ruleId && wanted.some((number) => one.path.includes(stepOf(number))))
  );
};

/** The divided message; undefined for an error that leaves no transaction, such as XML that is not well-formed. */
const patternOf = (
  text: string,
  { profile, seed, vary }: BreakableTemplate,
  keeps: (value: string) => boolean,
): MessagePattern | undefined => {
  try {
    return messagePattern(text, profile, { seed, vary, keeps });
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};

/** A transaction that breaks one rule; fails if the rule cannot be broken in a transaction alone. */
export const brokenTransaction = (template: BreakableTemplate, ruleId: string): TransactionPattern => {
  const { text, message, profile } = template;
  const refused = () => new Failure('file.ruleNotPerTransaction', { ruleId });
  const broken = breakRule(text, ruleId, profile);
  if (broken === undefined) throw refused();
  const keepers = [() => false, (value: string) => !text.includes(`>${value}<`)];
  for (const keeps of keepers) {
    const other = patternOf(broken.text, template, keeps);
    const pattern = other?.transactions[0];
    if (other === undefined || pattern === undefined || !differInTransaction(message, other)) continue;
    if (isFoundThere(template, ruleId, pattern)) return pattern;
  }
  throw refused();
};
