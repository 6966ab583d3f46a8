import { processMetricsReader } from './process-metrics.ts';

/** Blocks the event loop. */
const block = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 15));

it('process metrics contain the memory and the event loop delays since the last reading', async () => {
  const read = processMetricsReader();
  const delay = (): number => {
    const metric = read().find(({ name }) => name === 'clearbench_event_loop_delay_seconds');
    const [point] = metric?.points ?? [];
    return point && 'value' in point ? point.value : Number.NaN;
  };
  /** Polls, because on a busy machine the monitor may need some turns. */
  const isReported = async (isSo: (seconds: number) => boolean): Promise<boolean> => {
    for (let turns = 0; turns < 200; turns += 1) {
      await turn();
      if (isSo(delay())) return true;
    }
    return false;
  };
  expect(read()[0]).toMatchObject({ name: 'process_resident_memory_bytes', kind: 'gauge' });
  await turn();
  block(1_000);
  expect(await isReported((seconds) => seconds > 0.5)).toBe(true);
  expect(await isReported((seconds) => seconds < 0.5)).toBe(true);
});
