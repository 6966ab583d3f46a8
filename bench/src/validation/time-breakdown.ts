import { median } from '../interleaved.ts';
import type { MeasuredRun } from './measure-size.ts';

/** Each step includes the previous one. */
const steps: readonly (readonly [contestant: string, adds: string])[] = [
  ['tokenizer alone', 'tokenizer'],
  ['structure', 'structure'],
  ['elements for rules', 'elements for rules'],
  ['all rules', 'rules'],
];

/** The share of each step, e.g. "tokenizer 24 %, structure 14 %, …"; undefined where a step is missing. */
export const timeBreakdown = (runs: readonly MeasuredRun[]): string | undefined => {
  const times = steps.map(([contestant]) => {
    const run = runs.find(({ name }) => name === contestant);
    return run === undefined || 'skipped' in run ? Number.NaN : median(run.perFile);
  });
  const whole = times.at(-1) ?? Number.NaN;
  if (times.some(Number.isNaN)) return undefined;
  return steps
    .map(([, adds], step) => {
      const more = (times[step] ?? 0) - (times[step - 1] ?? 0);
      return `${adds} ${Math.round((more / whole) * 100)} %`;
    })
    .join(', ');
};
