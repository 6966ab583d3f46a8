import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkChain } from '../check-chain.ts';
import type { ChainedEventStore } from '../log-chain.ts';

const writer = fileURLToPath(new URL('./kill-writer.fixture.ts', import.meta.url));

export type Acknowledged = { readonly ids: readonly string[]; readonly position: number };

/** Runs a process until it has acknowledged this number of appends, kills it, and returns the acknowledged events. */
export const writeAndKill = async (args: readonly string[], appends: number): Promise<Acknowledged[]> => {
  const child = spawn(process.execPath, [writer, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
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

/** Expects every acknowledged event once at its position, gapless streams and a valid chain. */
export const expectAllKept = async (store: ChainedEventStore, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const log = await store.readAll(0, 1_000_000);
  const positions = new Map(log.map(({ id, position }) => [id, position]));
  expect(positions.size).toBe(log.length);
  const lost = acknowledged.filter(({ ids, position }) => positions.get(ids.at(-1) ?? '') !== position);
  expect(lost).toEqual([]);
  expect(acknowledged.flatMap(({ ids }) => ids).filter((id) => !positions.has(id))).toEqual([]);

  for (let stream = 0; stream < 6; stream += 1) {
    const events = await store.readStream(`stream-${stream}`);
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, n) => n + 1));
  }
  expect(await checkChain(store.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: log.length } });
};
