import { cpuPerNotice } from './cpu-time.ts';
import type { Line } from './load-result.ts';
import type { InstantOptions, MeasuredPayments } from './run-instant.ts';

/** Milliseconds within which 99 of 100 payments have their answer. */
const longestAnswer = 250;

/** The table of a run, with its targets. */
export const instantLines = (
  { rate }: Pick<InstantOptions, 'rate'>,
  { work, seconds, memory, cpu }: MeasuredPayments,
): readonly Line[] => {
  const answered = work.answers.count();
  const achieved = answered / seconds;
  const p99 = work.answers.percentile(0.99);
  const others = [...work.others].map(([result, times]) => `${times} × ${result.trim()}`).join(', ');
  return [
    {
      metric: 'answered payments',
      value: `${achieved.toFixed(1)} a second, ${answered.toLocaleString('en')} in ${seconds.toFixed(0)} s`,
      target: `≥ ${rate} a second`,
      reached: achieved >= rate * 0.98,
    },
    {
      metric: 'answer of the engine, from when the payment was due',
      value: work.answers.summary(),
      target: `p99 ≤ ${longestAnswer} ms`,
      reached: p99 <= longestAnswer,
    },
    { metric: 'upload', value: work.uploads.summary() },
    { metric: 'send?wait, until the verdict', value: work.sends.summary() },
    { metric: 'results other than accepted', value: others || 'none', target: 'none', reached: others === '' },
    { metric: 'memory at start and end', value: `${memory.join(', ')} MB` },
    ...cpu.map(([name, used]) => ({
      metric: `processor time of a payment, ${name}`,
      value: cpuPerNotice(used, answered),
    })),
  ];
};
