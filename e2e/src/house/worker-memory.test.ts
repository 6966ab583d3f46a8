import { createRequire } from 'node:module';

const GiB = 2 ** 30;
type Options = { heapOptions(workers: number, memory: number): readonly string[] };
const { heapOptions } = (await import(new URL('../../../jest.heap-options.js', import.meta.url).href)) as Options;

/** Ends of the names of Jest's files that a test file gets afresh. */
const afresh = ['jest-circus/build/jestAdapterInit.js', 'jest-circus/build/runner.js'];

describe('a worker of Jest', () => {
  it('is started with a heap for many test files', () =>
    expect(process.execArgv.join(' ')).toMatch(/--initial-heap-size=\d+ --max-semi-space-size=32/));

  it('fills at most its share of a sixth of the memory before the first full collection', () => {
    const heapOf = (gib: number) => heapOptions(4, gib * GiB)[0];
    expect([4, 8, 64].map(heapOf)).toEqual([
      '--initial-heap-size=170',
      '--initial-heap-size=341',
      '--initial-heap-size=1024',
    ]);
  });

  it('keeps nothing of the frameworks of earlier test files', () => {
    const { cache } = createRequire(import.meta.url);
    const loaded = Object.entries(cache).filter(([path]) => afresh.some((end) => path.endsWith(end)));
    const users = loaded.map(([, module]) => (module as { parent?: NodeModule } | undefined)?.parent?.children ?? []);
    for (const modules of users) expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
    expect(loaded).not.toEqual([]);
  });
});
