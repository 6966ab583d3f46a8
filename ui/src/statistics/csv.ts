import type { Timeline } from '@clearbench/contracts/statistics/routes';

/** A text that a spreadsheet would evaluate as a formula gets an apostrophe in front. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** The data of a chart: a line for each step, a column for each series. */
export const csvOf = (
  { labels, instants, datasets }: Timeline,
  { step, begins, wordOf }: { step: string; begins: string; wordOf: (label: string) => string },
): string => {
  const head = [step, begins, ...datasets.map(({ label }) => wordOf(label))].map(cell);
  const lines = labels.map((label, index) => [
    cell(label),
    cell(instants[index] ?? ''),
    ...datasets.map(({ data }) => String(data[index] ?? 0)),
  ]);
  return `${[head, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;
};
