import type { AppendFault } from '../../wire-doubles/eventstore-db/faults-double.ts';
import { sampleEvent } from '../sample-event.ts';
import { onDouble, shortPatience } from './on-double.ts';

const open = onDouble();

const faults: Record<string, AppendFault> = {
  'the connection breaks after the write': { kind: 'cutAfterWrite' },
  'the connection breaks before the write': { kind: 'cutBeforeWrite' },
  'the answer comes late': { kind: 'late', by: 100 },
  'the answer comes when nobody waits for it any more': { kind: 'late', by: 2 * shortPatience.answer },
  'the answer never comes': { kind: 'silent' },
  'the server refuses': { kind: 'refuse' },
};

const ways: readonly [string, boolean][] = [
  ['batches', true],
  ['plain appends', false],
];

describe.each(ways)('an append by %s', (_, batchAppend) => {
  it.each(Object.entries(faults))('is written once though %s', async (_name, fault) => {
    const { double, store } = await open({ batchAppend });
    await store.append('file-1', 0, [sampleEvent('before')]);
    double.faults.nextAppends(fault);
    const appended = await store.append('file-1', 1, [sampleEvent('a'), sampleEvent('b')]);

    const events = await store.readStream('file-1');
    expect(events.map(({ id }) => id)).toEqual(['before', 'a', 'b']);
    expect(appended).toEqual({ revision: 3, position: events[2]?.position });
    expect(await store.append('file-1', 3, [sampleEvent('after')])).toMatchObject({ revision: 4 });
  });

  it('is written once however often in a row its answer is lost', async () => {
    const { double, store } = await open({ batchAppend });
    double.faults.nextAppends({ kind: 'cutAfterWrite' }, { kind: 'refuse' }, { kind: 'cutAfterWrite' });
    expect(await store.append('file-1', 0, [sampleEvent('a')])).toMatchObject({ revision: 1 });
    expect(await store.readAll(0, 10)).toHaveLength(1);
  });

  it('whose answer was lost has not failed because somebody went on from there', async () => {
    const { double, store } = await open({ batchAppend });
    double.faults.nextAppends({ kind: 'silent' });
    const appending = store.append('file-1', 0, [sampleEvent('a')]);
    let other = double.log.ofStream('file-1').length;
    while (other === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      other = double.log.ofStream('file-1').length;
    }
    await store.append('file-1', 1, [sampleEvent('b')]);
    expect(await appending).toMatchObject({ revision: 1, position: (await store.readStream('file-1'))[0]?.position });
  });

  it('is a conflict when another writer was faster in between', async () => {
    const { double, store } = await open({ batchAppend });
    double.faults.nextAppends({ kind: 'cutBeforeWrite' });
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

it('appends in the way the server says it can', async () => {
  for (const [batchAppend, appends] of [
    [true, { plain: 0, batch: 2 }],
    [false, { plain: 2, batch: 0 }],
  ] as const) {
    const { double, store } = await open({ batchAppend });
    await Promise.all(['a', 'b'].map((id) => store.append(`file-${id}`, 0, [sampleEvent(id)])));
    expect(double.appends).toEqual(appends);
  }
});

it('sends the same events again as the same append', async () => {
  const { store } = await open();
  const first = await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')]);
  expect(await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')])).toEqual(first);
  await expect(store.append('file-1', 0, [sampleEvent('a'), sampleEvent('c')])).rejects.toMatchObject({
    errorKey: 'store.conflict',
  });
  expect(await store.readAll(0, 10)).toHaveLength(2);
});
