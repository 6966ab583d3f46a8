import { sampleEvent } from '../testing/event.fixture.ts';
import { follower, until } from '../testing/follower.fixture.ts';
import { onFakeServer } from '../testing/on-fake-server.fixture.ts';

const open = onFakeServer();

it.each([true, false])('follows the leadership to another node (batches: %s)', async (batchAppend) => {
  const { fake, store } = await open({ nodes: 3, batchAppend });
  await store.append('file-1', 0, [sampleEvent('a')]);
  fake.lead(1);
  fake.faults.nextAppends({ kind: 'notLeader', host: '127.0.0.1', port: fake.nodes[1]?.port ?? 0 });
  await store.append('file-1', 1, [sampleEvent('b')]);
  expect((await store.readStream('file-1')).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await store.head()).toBe((await store.readAll(0, 10)).at(-1)?.position);
});

it.each([true, false])(
  'survives the leader: appends, reads and listeners continue (batches: %s)',
  async (batchAppend) => {
    const { fake, store } = await open({ nodes: 3, batchAppend });
    const { seen } = follower(store);
    await store.append('file-1', 0, [sampleEvent('a')]);
    await until(() => seen.length === 1);
    fake.lead(2);
    await fake.nodes[0]?.leave();
    await store.append('file-1', 1, [sampleEvent('b')]);
    await until(() => seen.length === 2);
    expect(seen.map(({ id }) => id)).toEqual(['a', 'b']);
  },
);

it('goes on with the leader that the cluster elects when its leader is lost', async () => {
  const { fake, store } = await open({ nodes: 3 });
  const { seen } = follower(store);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await until(() => seen.length === 1);
  fake.faults.refusedReads = 1;
  fake.faults.refusedReadsAreCancelled = true;
  await fake.nodes[0]?.leave();
  expect((await store.readStream('file-1')).map(({ id }) => id)).toEqual(['a']);
  await store.append('file-1', 1, [sampleEvent('b')]);
  await until(() => seen.length === 2);
});

it('reads from followers if its address selects them', async () => {
  const { fake, store } = await open({ nodes: 2 }, {}, (address) => `${address}&nodePreference=follower`);
  await store.append('file-1', 0, [sampleEvent('a')]);
  await fake.nodes[0]?.leave();
  expect(await store.readStream('file-1')).toHaveLength(1);
});

it('finds the leader through the address of a follower', async () => {
  const { fake, store } = await open({ nodes: 2 }, {}, (address) => address.replace(/,[^?]*/, ''));
  fake.lead(1);
  await store.append('file-1', 0, [sampleEvent('a')]);
  expect(await store.readStream('file-1')).toHaveLength(1);
});
