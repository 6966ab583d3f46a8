import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Appended } from '../event-store.ts';

type Placed = { readonly id: string; readonly position: number };
type StormResult = {
  readonly acknowledged: readonly { readonly ids: readonly string[]; readonly appended: Appended }[];
  readonly log: readonly Placed[];
  readonly seen: readonly Placed[];
  readonly revisions: readonly (readonly number[])[];
};

const program = fileURLToPath(new URL('../testing/storm-on-fake.fixture.ts', import.meta.url));

/** Runs in a separate process, because an uncaught error of the client would end it. */
const weather = async (way: string, seed: number): Promise<StormResult> => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [program, way, String(seed)], {
    maxBuffer: 2 ** 26,
    // Only ends a process that hangs.
    timeout: 250_000,
  });
  return JSON.parse(stdout) as StormResult;
};

it.each([
  ['batches', 7],
  ['plain appends', 11],
])('loses and duplicates no acknowledged event under random faults, by %s', async (way, seed) => {
  const { acknowledged, log, seen, revisions } = await weather(way, seed);
  const written = acknowledged.flatMap(({ ids }) => ids);
  expect(log.map(({ id }) => id).sort()).toEqual(written.sort());

  const positions = new Map(log.map(({ id, position }) => [id, position]));
  const misplaced = acknowledged.filter(({ ids, appended }) => positions.get(ids.at(-1) ?? '') !== appended.position);
  expect(misplaced).toEqual([]);
  for (const stream of revisions) expect(stream).toEqual(stream.map((_, index) => index + 1));
  expect(seen).toEqual(log);
});
