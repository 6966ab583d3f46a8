import { clockMetrics } from './clock-metrics.ts';

it('the difference of clocks is a metric once it is known', () => {
  expect(clockMetrics({})).toEqual([]);
  expect(clockMetrics({ clockDifference: () => undefined })).toEqual([]);
  expect(clockMetrics({ clockDifference: () => -30_000 })).toMatchObject([
    { name: 'clearbench_event_store_clock_difference_seconds', kind: 'gauge', points: [{ value: -30 }] },
  ]);
});
