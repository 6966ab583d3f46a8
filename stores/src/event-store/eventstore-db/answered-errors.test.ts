import type { AppendError } from '@clearbench/fake-servers/eventstore-db/append-errors.fake';
import { sampleEvent } from '../testing/event.fixture.ts';
import { onFakeServer } from '../testing/on-fake-server.fixture.ts';

const open = onFakeServer();

const passing: readonly AppendError[] = ['Timeout', 'NotReady', 'TooBusy', 'NoLeaderInfo', 'Unknown'];
const lasting: readonly AppendError[] = ['BadRequest', 'InvalidTransaction', 'MaximumAppendEventSizeExceeded'];
const ways = [true, false];
const each = (errors: readonly AppendError[]) =>
  errors.flatMap((error) => ways.map((batchAppend): [AppendError, boolean] => [error, batchAppend]));

describe('an append that the server answers with an error', () => {
  it.each(each(passing))('is repeated after %s (batches: %s)', async (error, batchAppend) => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'answerError', error }, { kind: 'answerError', error });
    expect(await store.append('file-1', 0, [sampleEvent('a')])).toMatchObject({ revision: 1 });
    expect(await store.readAll(0, 10)).toHaveLength(1);
  });

  it.each(each(lasting))('fails at once after %s (batches: %s)', async (error, batchAppend) => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'answerError', error });
    const failed = { errorKey: 'store.failed', params: { reason: expect.stringMatching(/\S/) } };
    await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject(failed);
    expect(fake.appends.batch + fake.appends.plain).toBe(1);
    expect(await store.append('file-1', 0, [sampleEvent('b')])).toMatchObject({ revision: 1 });
  });

  it.each(ways)('fails where the account may not write (batches: %s)', async (batchAppend) => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'answerError', error: 'AccessDenied' });
    const denied = { errorKey: 'store.accessDenied' };
    await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject(denied);
  });

  it.each(ways)('names a stream that was deleted on the server (batches: %s)', async (batchAppend) => {
    const { fake, store } = await open({ batchAppend });
    fake.faults.nextAppends({ kind: 'answerError', error: 'StreamDeleted' });
    const deleted = { errorKey: 'store.failed', params: { reason: expect.stringContaining('file-1 were deleted') } };
    await expect(store.append('file-1', 0, [sampleEvent('a')])).rejects.toMatchObject(deleted);
  });
});

it('the size of appends may be set to that of a larger server', async () => {
  const mebibyte = 1_048_576;
  const { store } = await open({ mostBytes: 4 * mebibyte }, { mostBytes: 4 * mebibyte });
  const events = [sampleEvent('a', 'x'.repeat(2 * mebibyte))];
  expect(await store.append('file-1', 0, events)).toMatchObject({ revision: 1 });
  await expect(store.append('file-1', 1, [...events, ...events])).rejects.toMatchObject({
    errorKey: 'store.appendTooLarge',
    params: { most: 4 * mebibyte },
  });
});

it('a reader does not read the events of other logs at the end again', async () => {
  const { fake, store } = await open({}, { patience: { answer: 20_000 } });
  const first = await store.append('file-1', 0, [sampleEvent('a')]);
  const foreign = { id: 'x', type: 'T', contentType: 'application/json', data: Buffer.from('1') };
  for (let n = 0; n < 3_500; n += 1)
    fake.log.append('$stats', 'any', [{ ...foreign, id: `x${n}`, customMetadata: Buffer.from('') }]);
  const readsFor = async (after: number) => {
    const before = fake.reads();
    const events = await store.readAll(after, 10);
    return { reads: fake.reads() - before, ids: events.map(({ id }) => id) };
  };
  const fromStart = await readsFor(0);
  expect(fromStart.ids).toEqual(['a']);
  expect(fromStart.reads).toBeGreaterThan(3);
  expect(await readsFor(first.position)).toEqual({ reads: 1, ids: [] });
  await store.append('file-1', 1, [sampleEvent('b')]);
  expect(await readsFor(first.position)).toEqual({ reads: 1, ids: ['b'] });
});
