import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';

export const groupings = ['none', 'severity', 'rule'] as const;
export type Grouping = (typeof groupings)[number];
/** `hidden` severities are filtered out; `none` keeps the order of the report. */
export type ReportView = { readonly hidden: readonly Severity[]; readonly group: Grouping };

/** A line of the list; `index` is the finding's number in the whole report. */
export type ReportRow =
  | { readonly kind: 'group'; readonly name: string; readonly severity: Severity; readonly count: number }
  | { readonly kind: 'finding'; readonly index: number; readonly message: ValidationMessage };
type FindingRow = Extract<ReportRow, { kind: 'finding' }>;

const worstFirst: readonly Severity[] = ['Error', 'Warning', 'Info'];
const rank = (severity: Severity): number => worstFirst.indexOf(severity);
const worstOf = (rows: readonly FindingRow[]): Severity =>
  worstFirst.find((severity) => rows.some(({ message }) => message.severity === severity)) ?? 'Info';

const grouped = (rows: readonly FindingRow[], nameOf: (message: ValidationMessage) => string): ReportRow[] =>
  [...Map.groupBy(rows, ({ message }) => nameOf(message))]
    .map(([name, members]) => ({ name, members, severity: worstOf(members) }))
    .sort((a, b) => rank(a.severity) - rank(b.severity) || b.members.length - a.members.length)
    .flatMap(({ name, members, severity }) => [
      { kind: 'group' as const, name, severity, count: members.length },
      ...members,
    ]);

export const reportRows = (messages: readonly ValidationMessage[], { hidden, group }: ReportView): ReportRow[] => {
  const rows = messages
    .map((message, index) => ({ kind: 'finding' as const, index, message }))
    .filter(({ message }) => !hidden.includes(message.severity));
  switch (group) {
    case 'none':
      return rows;
    case 'severity':
      return grouped(rows, ({ severity }) => severity);
    case 'rule':
      return grouped(rows, ({ ruleId }) => ruleId);
  }
};
