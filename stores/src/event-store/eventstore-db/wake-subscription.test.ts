import { sampleEvent } from '../testing/event.fixture.ts';
import { follower, until } from '../testing/follower.fixture.ts';
import { onFakeServer } from '../testing/on-fake-server.fixture.ts';

const open = onFakeServer();
const ids = (count: number) => Array.from({ length: count }, (_, n) => `e${n}`);

it('wakes for appends of others during an interruption, and delivers every event once', async () => {
  const storeErrors: unknown[] = [];
  const { fake, store } = await open({}, { onStoreError: (error) => storeErrors.push(error) });
  const { seen } = follower(store);
  for (const [n, id] of ids(40).entries()) {
    await store.append('file-1', n, [sampleEvent(id)]);
    if (n % 10 === 5) fake.nodes[0]?.cut();
  }
  await until(() => seen.length === 40);
  expect(seen.map(({ id }) => id)).toEqual(ids(40));
  expect(storeErrors.length).toBeGreaterThan(0);
  const begun = fake.faults.subscribedFrom;
  expect(begun.length).toBeGreaterThan(1);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  expect(begun.at(-1)).toBeGreaterThan(seen[4]?.position ?? 0);
});

it('resubscribes when the server is back, without a call', async () => {
  const { fake, store } = await open();
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  await fake.nodes[0]?.leave();
  // Another process writes while this one is disconnected.
  fake.log.append('file-1', 0, [
    {
      id: '00000000-0000-4000-8000-00000000000b',
      type: 'SomethingHappened',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      customMetadata: Buffer.from('{"schema":1,"metadata":{}}'),
    },
  ]);
  await fake.nodes[0]?.comeBack();
  await until(() => seen.length === 2);
  expect(seen[1]).toMatchObject({ id: '00000000-0000-4000-8000-00000000000b', revision: 2 });
});

it('retries when its subscription is refused', async () => {
  const { fake, store } = await open();
  fake.faults.refusedReads = 3;
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
});

it('returns nothing twice although the server delivers twice', async () => {
  const { fake, store } = await open();
  fake.faults.duplicateDeliveries = true;
  const { seen } = follower(store);
  for (const [n, id] of ids(10).entries()) await store.append('file-1', n, [sampleEvent(id)]);
  await until(() => seen.length >= 10);
  await store.append('file-2', 0, [sampleEvent('last')]);
  await until(() => seen.at(-1)?.id === 'last');
  expect(seen.map(({ id }) => id)).toEqual([...ids(10), 'last']);
});

it('wakes new listeners of a log with events, because it may have grown since they read', async () => {
  const { store } = await open();
  await store.append('file-1', 0, [sampleEvent('a')]);
  await new Promise<void>((resolve) => void store.onAppended(resolve));
});

const foreign = {
  id: 'x',
  type: 'T',
  contentType: 'application/json',
  data: Buffer.from('1'),
  customMetadata: Buffer.from(''),
};

it.each([
  ['', '$settings'],
  ['ours-', 'theirs'],
])('does not wake for events of other logs: the server filters them (prefix: "%s")', async (prefix, stream) => {
  const { fake, store } = await open({}, { prefix });
  let wakes = 0;
  const { seen } = follower(store);
  store.onAppended(() => {
    wakes += 1;
  });
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  const before = wakes;
  for (let n = 0; n < 1_000; n += 1) fake.log.append(stream, 'any', [{ ...foreign, id: `x${n}` }]);
  expect(await store.readAll(0, 100)).toHaveLength(1);
  expect(await store.head()).toBe(seen[0]?.position);
  expect(wakes).toBe(before);

  // It does not restart before them either, because the server sent a checkpoint.
  fake.nodes[0]?.cut();
  const begun = fake.faults.subscribedFrom;
  await until(() => begun.length === 2);
  expect(begun[1]).toBeGreaterThan((seen[0]?.position ?? 0) + 50_000);
  await store.append('file-1', 1, [sampleEvent('b')]);
  await until(() => seen.length === 2);
});

it('continues where it was after the checkpoint of a log without events', async () => {
  const { fake, store } = await open({ version: '24.10' });
  const { seen } = follower(store);
  await until(() => fake.faults.subscribedFrom.length === 1);
  fake.nodes[0]?.cut();
  await until(() => fake.faults.subscribedFrom.length === 2);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  expect(fake.faults.subscribedFrom).toEqual([-1, -1]);
});
