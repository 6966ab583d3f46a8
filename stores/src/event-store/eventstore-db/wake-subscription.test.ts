import { sampleEvent } from '../sample-event.ts';
import { follower, onDouble, until } from './on-double.ts';

const open = onDouble();
const ids = (count: number) => Array.from({ length: count }, (_, n) => `e${n}`);

it('wakes for what others append while it is cut off, and shows every event once', async () => {
  const troubles: unknown[] = [];
  const { double, store } = await open({}, { onTrouble: (error) => troubles.push(error) });
  const { seen } = follower(store);
  for (const [n, id] of ids(40).entries()) {
    await store.append('file-1', n, [sampleEvent(id)]);
    if (n % 10 === 5) double.nodes[0]?.cut();
  }
  await until(() => seen.length === 40);
  expect(seen.map(({ id }) => id)).toEqual(ids(40));
  expect(troubles.length).toBeGreaterThan(0);
  const begun = double.faults.subscribedFrom;
  expect(begun.length).toBeGreaterThan(1);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  expect(begun.at(-1)).toBeGreaterThan(seen[4]?.position ?? 0);
});

it('comes back by itself when the server was away, without anybody asking', async () => {
  const { double, store } = await open();
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  await double.nodes[0]?.leave();
  // Another process writes where this one cannot see it.
  double.log.append('file-1', 0, [
    {
      id: '00000000-0000-4000-8000-00000000000b',
      type: 'SomethingHappened',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      customMetadata: Buffer.from('{"schema":1,"metadata":{}}'),
    },
  ]);
  await double.nodes[0]?.comeBack();
  await until(() => seen.length === 2);
  expect(seen[1]).toMatchObject({ id: '00000000-0000-4000-8000-00000000000b', revision: 2 });
});

it('takes refusals of its subscription as weather', async () => {
  const { double, store } = await open();
  double.faults.refusedReads = 3;
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
});

it('shows nothing twice though the server delivers twice', async () => {
  const { double, store } = await open();
  double.faults.duplicateDeliveries = true;
  const { seen } = follower(store);
  for (const [n, id] of ids(10).entries()) await store.append('file-1', n, [sampleEvent(id)]);
  await until(() => seen.length >= 10);
  await store.append('file-2', 0, [sampleEvent('last')]);
  await until(() => seen.at(-1)?.id === 'last');
  expect(seen.map(({ id }) => id)).toEqual([...ids(10), 'last']);
});

it('wakes whoever comes to a log that is not empty, for it may have grown since they read', async () => {
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
])('is not woken by what is not ours: the server leaves it out (prefix: "%s")', async (prefix, stream) => {
  const { double, store } = await open({}, { prefix });
  let wakes = 0;
  const { seen } = follower(store);
  store.onAppended(() => {
    wakes += 1;
  });
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  const before = wakes;
  for (let n = 0; n < 1_000; n += 1) double.log.append(stream, 'any', [foreign]);
  expect(await store.readAll(0, 100)).toHaveLength(1);
  expect(await store.head()).toBe(seen[0]?.position);
  expect(wakes).toBe(before);

  // Nor does it begin again before them: the server said how far it had looked.
  double.nodes[0]?.cut();
  const begun = double.faults.subscribedFrom;
  await until(() => begun.length === 2);
  expect(begun[1]).toBeGreaterThan((seen[0]?.position ?? 0) + 50_000);
  await store.append('file-1', 1, [sampleEvent('b')]);
  await until(() => seen.length === 2);
});
