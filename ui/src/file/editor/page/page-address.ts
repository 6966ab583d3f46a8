import { type Severity, severities } from '@clearbench/contracts/file/validation-report';
import { defaultGrouping, type Grouping, groupings } from '../report/report-rows.ts';

/** `text` only where the panels lie over the text, on small screens. */
export const tabs = ['text', 'report', 'form', 'annotation', 'transfers', 'history'] as const;
export type Tab = (typeof tabs)[number];

/** What of the page lives in its address. */
export type PageAddress = {
  readonly tab: Tab | undefined;
  readonly line: number | undefined;
  readonly group: Grouping;
  readonly hidden: readonly Severity[];
  /** What the report is searched for. */
  readonly find: string;
  /** The name of a finding, in a link to it. */
  readonly finding: string | undefined;
};

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

const lineOf = (given: string | null): number | undefined => {
  const line = Number(given);
  return Number.isInteger(line) && line > 0 ? line : undefined;
};

/** `grouping` is the order of the report where the address names none. */
export const readAddress = (search: URLSearchParams, grouping: Grouping = defaultGrouping): PageAddress => ({
  tab: oneOf(tabs, search.get('tab')),
  line: lineOf(search.get('line')),
  group: oneOf(groupings, search.get('group')) ?? grouping,
  hidden: severities.filter((severity) => search.get('hide')?.split(',').includes(severity)),
  find: search.get('find') ?? '',
  finding: search.get('finding') || undefined,
});

/** The address with these parts changed; everything else in it, and the order of it, stays. */
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
