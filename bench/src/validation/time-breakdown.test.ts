import type { MeasuredRun } from './measure-size.ts';
import { timeBreakdown } from './time-breakdown.ts';

const outcome = (name: string, ...processorPerFile: number[]): MeasuredRun => ({
  name,
  perFile: [],
  processorPerFile,
  peakBytes: 0,
});
const firsts = [outcome('tokenizer alone', 20), outcome('structure', 50), outcome('elements for rules', 60, 70, 80)];

describe('time of a validation by step', () => {
  it('is the difference of successive steps', () =>
    expect(timeBreakdown([outcome('xmllint', 90), outcome('all rules', 100), ...firsts])).toBe(
      'tokens and structure 50 %, elements for rules 20 %, rules 30 %',
    ));

  it('is undefined where a step is missing', () =>
    expect(timeBreakdown([...firsts, { name: 'all rules', skipped: 'invalid' }])).toBeUndefined());
});
