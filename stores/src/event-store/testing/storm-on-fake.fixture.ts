import { setTimeout as delay } from 'node:timers/promises';
import type { AppendFault } from '@clearbench/fake-servers/eventstore-db/faults.fake';
import { type FakeEventStoreDb, startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import type { Appended } from '../event-store.ts';
import { eventStoreDbStore } from '../eventstore-db.ts';
import { sampleEvent } from './event.fixture.ts';

// The process of the storm test: writers and a reader on a cluster with random faults. It prints its result; an
// unhandled rejection or exception, also of the client, ends it.
const [way = '', seed = '1'] = process.argv.slice(2);
const writers = 6;
const appendsEach = 6;

let state = Number(seed);
const chance = () => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
};

const fake = await startFakeEventStoreDb({ nodes: 2, batchAppend: way === 'batches' });
const patience = { answer: 300, overall: 30_000, firstPause: 2, mostPause: 50 };
const store = eventStoreDbStore({ connectionString: fake.connectionString, patience });

const faults: readonly AppendFault[] = [
  { kind: 'cutAfterWrite' },
  { kind: 'cutBeforeWrite' },
  { kind: 'late', by: 30 },
  { kind: 'late', by: 500 },
  { kind: 'silent' },
  { kind: 'refuse' },
];

const calm = new AbortController();
const storm = async ({ faults: injected, nodes, lead }: FakeEventStoreDb) => {
  for (let turn = 0; !calm.signal.aborted; turn += 1) {
    injected.duplicateDeliveries = chance() < 0.5;
    const fault = faults[Math.floor(chance() * faults.length)];
    if (fault) injected.nextAppends(fault);
    if (chance() < 0.2) nodes[turn % 2]?.cut();
    if (turn % 15 === 14) lead(Math.floor(turn / 15) % 2);
    await delay(40 + chance() * 80);
  }
};

const acknowledged: { ids: string[]; appended: Appended }[] = [];
const write = async (writer: number) => {
  let revision = 0;
  for (let n = 0; n < appendsEach; n += 1) {
    const ids = Array.from({ length: 1 + (n % 3) }, (_, part) => `${writer}-${n}-${part}`);
    const events = ids.map((id) => sampleEvent(id, { text: 'x'.repeat(2_000) }));
    const appended = await store.append(`stream-${writer}`, revision, events);
    acknowledged.push({ ids, appended });
    revision = appended.revision;
  }
};

/** More and larger concurrent appends than the client accepts without backpressure, while the connection breaks. */
const rush = async () => {
  const text = 'x'.repeat(100_000);
  const many = Array.from({ length: 60 }, async (_, n) => {
    const appended = await store.append(`rush-${n}`, 0, [sampleEvent(`rush-${n}`, { text })]);
    acknowledged.push({ ids: [`rush-${n}`], appended });
  });
  for (let cuts = 0; cuts < 5; cuts += 1) {
    await delay(10);
    for (const { cut } of fake.nodes) cut();
  }
  await Promise.all(many);
};

/** A failure in one store removes the pending calls of another store in this process, whose answers arrive later. */
const takenAnswers = async () => {
  const broken = await startFakeEventStoreDb();
  const other = eventStoreDbStore({ connectionString: broken.connectionString, patience });
  await other.append('file-1', 0, [sampleEvent('a')]);
  acknowledged.push({ ids: ['warm'], appended: await store.append('file-1', 0, [sampleEvent('warm')]) });
  broken.faults.nextAppends({ kind: 'silent' });
  fake.faults.nextAppends({ kind: 'late', by: 200 });
  const here = write(writers);
  const there = other.append('file-1', 1, [sampleEvent('b')]);
  await delay(50);
  broken.nodes[0]?.cut();
  await Promise.all([here, there]);
  await other.close();
  await broken.stop();
};

const seen: { id: string; position: number }[] = [];
let reading = Promise.resolve();
const readOn = async () => {
  const events = await store.readAll(seen.at(-1)?.position ?? 0, 10_000);
  seen.push(...events.map(({ id, position }) => ({ id, position })));
};
store.onAppended(() => {
  reading = reading.then(readOn).catch(() => {});
});

await takenAnswers();
await rush();
const weather = storm(fake);
await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
calm.abort();
await weather;

const log = await store.readAll(0, 100_000);
for (const end = Date.now() + 10_000; seen.length < log.length && Date.now() < end; ) await delay(10);
const revisions = await Promise.all(
  Array.from({ length: writers + 1 }, async (_, writer) =>
    (await store.readStream(`stream-${writer}`)).map(({ revision }) => revision),
  ),
);
await store.close();
await fake.stop();
process.stdout.write(
  JSON.stringify({ acknowledged, log: log.map(({ id, position }) => ({ id, position })), seen, revisions }),
);
