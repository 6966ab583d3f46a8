import { median } from '../interleaved.ts';
import type { MeasuredRun } from './measure-size.ts';

/** Each step includes the previous one. Transactions of a known shape are not cut into tokens, so the tokenizer is no step. */
const steps: readonly (readonly [contestant: string, adds: string])[] = [
  ['structure', 'tokens and structure'],
  ['elements for rules', 'elements for rules'],
  ['all rules', 'rules'],
];

/** The share of each step in the processor time, e.g. "structure 24 %, …"; undefined where a step is missing. */
export const timeBreakdown = (runs: readonly MeasuredRun[]): string | undefined => {
  const times = steps.map(([contestant]) => {
    const run = runs.find(({ name }) => name === contestant);
    return run === undefined || 'skipped' in run ? Number.NaN : median(run.processorPerFile);
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
