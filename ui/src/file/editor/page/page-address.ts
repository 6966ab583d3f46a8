import { type Severity, severities } from '@clearbench/contracts/file/validation-report';
import { defaultGrouping, type Grouping, groupings } from '../report/report-rows.ts';

/** `text` only if the panels cover the text, on small screens. */
export const tabs = ['text', 'report', 'form', 'annotation', 'transfers', 'history'] as const;
export type Tab = (typeof tabs)[number];

/** The state of the page that its address contains. */
export type PageAddress = {
  readonly tab: Tab | undefined;
  readonly line: number | undefined;
  readonly group: Grouping;
  readonly hidden: readonly Severity[];
  /** The search in the report. */
  readonly find: string;
  /** The id of a finding in a link. */
  readonly finding: string | undefined;
};

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

const lineOf = (given: string | null): number | undefined => {
  const line = Number(given);
  return Number.isInteger(line) && line > 0 ? line : undefined;
};

/** `grouping` is the order of the report if the address contains none. */
export const readAddress = (search: URLSearchParams, grouping: Grouping = defaultGrouping): PageAddress => ({
  tab: oneOf(tabs, search.get('tab')),
  line: lineOf(search.get('line')),
  group: oneOf(groupings, search.get('group')) ?? grouping,
  hidden: severities.filter((severity) => search.get('hide')?.split(',').includes(severity)),
  find: search.get('find') ?? '',
  finding: search.get('finding') || undefined,
});

/** The address with these parts changed; other parameters and their order stay. */
export const writeAddress = (search: URLSearchParams, change: Partial<PageAddress>): URLSearchParams => {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  if ('tab' in change) put('tab', change.tab);
  if ('line' in change) put('line', change.line?.toString());
  if (change.group) put('group', change.group);
  if (change.hidden) put('hide', change.hidden.join(','));
  if (change.find !== undefined) put('find', change.find);
  if ('finding' in change) put('finding', change.finding);
  return next;
};
