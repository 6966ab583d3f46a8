import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { checkChain } from './check-chain.ts';
import { sqliteEventStore } from './sqlite.ts';

const writer = fileURLToPath(new URL('./testing/kill-writer.fixture.ts', import.meta.url));
const scratch = scratchFolder();

type Acknowledged = { readonly ids: readonly string[]; readonly position: number };

/** Runs a process until it has acknowledged this number of appends, kills it, and returns the acknowledged events. */
const writeAndKill = async (file: string, round: number, appends: number): Promise<Acknowledged[]> => {
  const child = spawn(process.execPath, [writer, file, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const acknowledged: Acknowledged[] = [];
  for await (const line of createInterface(child.stdout)) {
    const ids = line.split(' ');
    acknowledged.push({ position: Number(ids.pop()), ids });
    if (acknowledged.length === appends) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return acknowledged;
};

it('keeps every acknowledged event once and every stream gapless after any number of kills', async () => {
  const file = scratch();
  const acknowledged: Acknowledged[] = [];
  for (const [round, appends] of [1, 350, 1203].entries()) {
    acknowledged.push(...(await writeAndKill(file, round, appends)));
  }

  const store = sqliteEventStore(file);
  const log = await store.readAll(0, 1_000_000);
  const positions = new Map(log.map(({ id, position }) => [id, position]));
  expect(positions.size).toBe(log.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(1554);
  const lost = acknowledged.filter(({ ids, position }) => positions.get(ids.at(-1) ?? '') !== position);
  expect(lost).toEqual([]);
  expect(acknowledged.flatMap(({ ids }) => ids).filter((id) => !positions.has(id))).toEqual([]);

  for (let stream = 0; stream < 6; stream += 1) {
    const events = await store.readStream(`stream-${stream}`);
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, n) => n + 1));
  }
  expect(await checkChain(store.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: log.length } });
  await store.close();
});
