import type { Figure } from './figure.ts';

const verdictOf = ({ reached }: Figure): string => (reached === undefined ? '' : reached ? 'reached' : 'MISSED');

/** Prints measurements as a table. */
export const printFigures = (title: string, figures: readonly Figure[]): void => {
  const rows = figures.map((figure) => [figure.metric, figure.value, figure.target ?? '', verdictOf(figure)]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
};
