import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { transactionOf } from './transaction-of.ts';

export const groupings = ['none', 'severity', 'rule', 'transaction'] as const;
export type Grouping = (typeof groupings)[number];
/** Errors first, unless the user chose another order. */
export const defaultGrouping: Grouping = 'severity';
/** `hidden` severities and findings that do not match `find` are filtered out; `none` keeps the order of the report. */
export type ReportView = { readonly hidden: readonly Severity[]; readonly group: Grouping; readonly find: string };

/** A row of the list; `index` is the number of the finding in the whole report. */
export type ReportRow =
  | {
      readonly kind: 'group';
      readonly by: Exclude<Grouping, 'none'>;
      /** A severity, a rule, or the path of a transaction; empty for findings outside of transactions. */
      readonly name: string;
      readonly severity: Severity;
      readonly count: number;
    }
  | { readonly kind: 'finding'; readonly index: number; readonly message: ValidationMessage };
type FindingRow = Extract<ReportRow, { kind: 'finding' }>;
type Group = {
  readonly name: string;
  readonly members: readonly FindingRow[];
  readonly severity: Severity;
  readonly line: number;
};

const worstFirst: readonly Severity[] = ['Error', 'Warning', 'Info'];
const rank = (severity: Severity): number => worstFirst.indexOf(severity);
const worstOf = (rows: readonly FindingRow[]): Severity =>
  worstFirst.find((severity) => rows.some(({ message }) => message.severity === severity)) ?? 'Info';

const nameIn: Readonly<Record<Exclude<Grouping, 'none'>, (message: ValidationMessage) => string>> = {
  severity: ({ severity }) => severity,
  rule: ({ ruleId }) => ruleId,
  transaction: ({ path }) => transactionOf(path) ?? '',
};

const firstLine = (rows: readonly FindingRow[]): number =>
  rows.reduce((first, { message }) => Math.min(first, message.line), Number.POSITIVE_INFINITY);
const gravest = (a: Group, b: Group): number =>
  rank(a.severity) - rank(b.severity) || b.members.length - a.members.length;
/** Transactions are in the order of the text, after the findings outside of them. */
const inTheText = (a: Group, b: Group): number => Number(a.name !== '') - Number(b.name !== '') || a.line - b.line;

const grouped = (rows: readonly FindingRow[], by: Exclude<Grouping, 'none'>): ReportRow[] =>
  [...Map.groupBy(rows, ({ message }) => nameIn[by](message))]
    .map(([name, members]) => ({ name, members, severity: worstOf(members), line: firstLine(members) }))
    .sort(by === 'transaction' ? inTheText : gravest)
    .flatMap(({ name, members, severity }) => [
      { kind: 'group' as const, by, name, severity, count: members.length },
      ...members,
    ]);

/** `found`: the numbers of the findings that match the search; undefined without a search. */
export const reportRows = (
  messages: readonly ValidationMessage[],
  { hidden, group }: Pick<ReportView, 'hidden' | 'group'>,
  found?: ReadonlySet<number>,
): ReportRow[] => {
  const rows = messages
    .map((message, index) => ({ kind: 'finding' as const, index, message }))
    .filter(({ message, index }) => !hidden.includes(message.severity) && (found?.has(index) ?? true));
  return group === 'none' ? rows : grouped(rows, group);
};
