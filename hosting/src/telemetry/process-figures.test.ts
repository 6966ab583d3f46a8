import { processFigures } from './process-figures.ts';

/** Keeps the event loop from turning. */
const block = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 15));

it('a process tells of its memory, and of the waits since it was last asked', async () => {
  const read = processFigures();
  const delay = (): number => {
    const figure = read().find(({ name }) => name === 'clearbench_event_loop_delay_seconds');
    const [point] = figure?.points ?? [];
    return point && 'value' in point ? point.value : Number.NaN;
  };
  /** On a busy machine it may take some turns until what was seen is told. */
  const isTold = async (isSo: (seconds: number) => boolean): Promise<boolean> => {
    for (let turns = 0; turns < 200; turns += 1) {
      await turn();
      if (isSo(delay())) return true;
    }
    return false;
  };
  expect(read()[0]).toMatchObject({ name: 'process_resident_memory_bytes', kind: 'gauge' });
  await turn();
  block(1_000);
  expect(await isTold((seconds) => seconds > 0.5)).toBe(true);
  expect(await isTold((seconds) => seconds < 0.5)).toBe(true);
});
