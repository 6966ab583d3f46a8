import type { Timeline } from '@clearbench/contracts/statistics/routes';
import type { StepName } from '../step-names.ts';

/** A segment of a bar. */
export type Row = {
  readonly step: string;
  readonly name: string;
  readonly label: string;
  readonly word: string;
  readonly seriesIndex: number;
  readonly count: number;
  readonly total: number;
};

/** Whether all bars are empty. */
export const isNothing = (rows: readonly Row[]): boolean => rows.every(({ count }) => count === 0);

type Naming = {
  readonly names: Readonly<Record<string, StepName>>;
  readonly wordOf: (label: string) => string;
};

/** The segments of all bars; the first series has one in every step, so that empty steps keep their position. */
export const rowsOf = ({ labels, datasets }: Timeline, { names, wordOf }: Naming): Row[] =>
  labels.flatMap((step, index) => {
    const total = datasets.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return datasets.flatMap(({ label, data }, seriesIndex) => {
      const count = data[index] ?? 0;
      if (count === 0 && seriesIndex > 0) return [];
      return [{ step, name: names[step]?.long ?? step, label, word: wordOf(label), seriesIndex, count, total }];
    });
  });
