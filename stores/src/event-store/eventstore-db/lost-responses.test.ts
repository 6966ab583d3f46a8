import type { AppendFault } from '@clearbench/fake-servers/eventstore-db/faults.fake';
import { checkChain } from '../check-chain.ts';
import { eventStoreDbStore } from '../eventstore-db.ts';
import type { ChainedEventStore } from '../log-chain.ts';
import { sampleEvent } from '../testing/event.fixture.ts';
import { onFakeServer, shortPatience } from '../testing/on-fake-server.fixture.ts';

const open = onFakeServer();

const faults: Record<string, AppendFault> = {
  'the connection breaks after the write': { kind: 'cutAfterWrite' },
  'the connection breaks before the write': { kind: 'cutBeforeWrite' },
  'the answer comes late': { kind: 'late', by: 100 },
  'the answer comes when nobody waits for it any more': { kind: 'late', by: 2 * shortPatience.answer },
  'the answer never comes': { kind: 'silent' },
  'the server refuses': { kind: 'refuse' },
  'the server stops': { kind: 'cancel' },
  'the write takes longer than the patience': { kind: 'slow', by: 1.5 * shortPatience.answer },
};

const ways: readonly [string, boolean][] = [
  ['batches', true],
  ['plain appends', false],
];

describe.each(ways)('append by %s', (_, batchAppend) => {
  it.each(Object.entries(faults))('is written once when %s', async (_name, fault) => {
    const { fake, store } = await open({ batchAppend });
    await store.append('file-1', 0, [sampleEvent('before')]);
    fake.faults.nextAppends(fault);
    const appended = await store.append('file-1', 1, [sampleEvent('a'), sampleEvent('b')]);

    const events = await store.readStream('file-1');
    expect(events.map(({ id }) => id)).toEqual(['before', 'a', 'b']);
    expect(appended).toEqual({ revision: 3, position: events[2]?.position });
    expect(await store.append('file-1', 3, [sampleEvent('after')])).toMatchObject({ revision: 4 });
  });

  it('is written once for any number of lost answers in a row', async () => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'cutAfterWrite' }, { kind: 'refuse' }, { kind: 'cutAfterWrite' });
    expect(await store.append('file-1', 0, [sampleEvent('a')])).toMatchObject({ revision: 1 });
    expect(await store.readAll(0, 10)).toHaveLength(1);
  });

  it('with a lost answer has succeeded even if another writer appended after it', async () => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'silent' });
    const appending = store.append('file-1', 0, [sampleEvent('a')]);
    let other = fake.log.ofStream('file-1').length;
    while (other === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      other = fake.log.ofStream('file-1').length;
    }
    await store.append('file-1', 1, [sampleEvent('b')]);
    expect(await appending).toMatchObject({ revision: 1, position: (await store.readStream('file-1'))[0]?.position });
  });

  it('is a conflict when another writer appended in between', async () => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'cutBeforeWrite' });
    const [mine, theirs] = await Promise.allSettled([
      store.append('file-1', 0, [sampleEvent('mine')]),
      store.append('file-1', 0, [sampleEvent('theirs')]),
    ]);
    const conflict = { errorKey: 'store.conflict', params: { stream: 'file-1', expected: 0, actual: 1 } };
    const refused = [mine, theirs].flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toEqual([expect.objectContaining(conflict)]);
    expect(await store.readStream('file-1')).toHaveLength(1);
  });
});

it('uses the method that the server supports', async () => {
  for (const [batchAppend, appends] of [
    [true, { plain: 0, batch: 2 }],
    [false, { plain: 2, batch: 0 }],
  ] as const) {
    const { fake, store } = await open({ batchAppend });
    await Promise.all(['a', 'b'].map((id) => store.append(`file-${id}`, 0, [sampleEvent(id)])));
    expect(fake.appends).toEqual(appends);
  }
});

it('sends repeated events as the same append', async () => {
  const { store } = await open();
  const first = await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')]);
  expect(await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')])).toEqual(first);
  await expect(store.append('file-1', 0, [sampleEvent('a'), sampleEvent('c')])).rejects.toMatchObject({
    errorKey: 'store.conflict',
  });
  expect(await store.readAll(0, 10)).toHaveLength(2);
});

it.each([
  ['answers a repeated append without a position', false],
  ['answers a repeated append like a first one', true],
])(
  'continues the chain from the stored event of another process where the server %s',
  async (_, repeatedHasPosition) => {
    const { fake, store } = await open({ repeatedHasPosition });
    const other = eventStoreDbStore({ connectionString: fake.connectionString, patience: shortPatience });
    const later = { ...sampleEvent('a'), metadata: { ...sampleEvent('a').metadata, at: '2026-01-05T10:00:01.000Z' } };
    await store.append('file-1', 0, [sampleEvent('a')]);
    expect(await other.append('file-1', 0, [later])).toMatchObject({ revision: 1 });
    await other.append('file-1', 1, [sampleEvent('b')]);
    expect((await checkChain(other.chain)).faults).toEqual([]);
    expect((await other.readStream('file-1')).map(({ id }) => id)).toEqual(['a', 'b']);
    await other.close();
  },
);

it('continues the chain where the answer was lost and the server answers the repeated append like a first one', async () => {
  const { fake, store } = await open({ repeatedHasPosition: true });
  fake.faults.nextAppends({ kind: 'silent' });
  await store.append('file-1', 0, [sampleEvent('a')]);
  await store.append('file-1', 1, [sampleEvent('b')]);
  expect(await checkChain((store as ChainedEventStore).chain)).toMatchObject({ faults: [] });
  expect(await store.readStream('file-1')).toHaveLength(2);
});

it('reads nothing for an append that is answered', async () => {
  const { fake, store } = await open();
  await store.append('file-1', 0, [sampleEvent('a')]);
  const before = fake.reads();
  for (let revision = 1; revision <= 5; revision += 1)
    await store.append('file-1', revision, [sampleEvent(`e${revision}`)]);
  expect(fake.reads()).toBe(before);
});
