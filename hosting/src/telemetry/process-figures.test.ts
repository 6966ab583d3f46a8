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
  expect(read()[0]).toMatchObject({ name: 'process_resident_memory_bytes', kind: 'gauge' });
  await turn();
  block(1_000);
  await turn();
  expect(delay()).toBeGreaterThan(0.5);
  await turn();
  expect(delay()).toBeLessThan(0.5);
});
