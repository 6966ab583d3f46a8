import { sampleEvent } from '../sample-event.ts';
import { follower, onDouble, until } from './on-double.ts';

const open = onDouble();

it.each([true, false])('follows the leadership to another node (batches: %s)', async (batchAppend) => {
  const { double, store } = await open({ nodes: 3, batchAppend });
  await store.append('file-1', 0, [sampleEvent('a')]);
  double.lead(1);
  double.faults.nextAppends({ kind: 'notLeader', host: '127.0.0.1', port: double.nodes[1]?.port ?? 0 });
  await store.append('file-1', 1, [sampleEvent('b')]);
  expect((await store.readStream('file-1')).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await store.head()).toBe((await store.readAll(0, 10)).at(-1)?.position);
});

it.each([true, false])('outlives the leader: appends, reads and listeners go on (batches: %s)', async (batchAppend) => {
  const { double, store } = await open({ nodes: 3, batchAppend });
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  double.lead(2);
  await double.nodes[0]?.leave();
  await store.append('file-1', 1, [sampleEvent('b')]);
  await until(() => seen.length === 2);
  expect(seen.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('reads from others than the leader if its address says so', async () => {
  const { double, store } = await open({ nodes: 2 }, {}, (address) => `${address}&nodePreference=follower`);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await double.nodes[0]?.leave();
  expect(await store.readStream('file-1')).toHaveLength(1);
});

it('finds the leader through a single address of a node that does not lead', async () => {
  const { double, store } = await open({ nodes: 2 }, {}, (address) => address.replace(/,[^?]*/, ''));
  double.lead(1);
  await store.append('file-1', 0, [sampleEvent('a')]);
  expect(await store.readStream('file-1')).toHaveLength(1);
});
