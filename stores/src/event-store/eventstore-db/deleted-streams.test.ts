import { EventStoreDBClient } from '@eventstore/db-client';
import { sampleEvent } from '../testing/event.fixture.ts';
import { onFakeServer } from '../testing/on-fake-server.fixture.ts';

const open = onFakeServer();
const named = { errorKey: 'store.failed', params: { reason: expect.stringContaining('file-1 were deleted') } };

/** An operator deletes the stream on the server. */
const deletion = async (connectionString: string, isTombstone: boolean) => {
  const client = EventStoreDBClient.connectionString(connectionString);
  await (isTombstone ? client.tombstoneStream('file-1') : client.deleteStream('file-1'));
  await client.dispose();
};

describe.each([true, false])('a stream that was deleted on the server (batches: %s)', (batchAppend) => {
  it('is refused where it goes on at its former number', async () => {
    const { fake, store } = await open({ batchAppend });
    await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')]);
    await deletion(fake.connectionString, false);
    expect(await store.readStream('file-1')).toEqual([]);
    await expect(store.append('file-1', 0, [sampleEvent('c')])).rejects.toMatchObject(named);
    await expect(store.readStream('file-1')).rejects.toMatchObject(named);
  });

  it('with a tombstone is refused at once, by name', async () => {
    const { fake, store } = await open({ batchAppend });
    await store.append('file-1', 0, [sampleEvent('a')]);
    await deletion(fake.connectionString, true);
    await expect(store.append('file-1', 1, [sampleEvent('b')])).rejects.toMatchObject(named);
    await expect(store.readStream('file-1')).rejects.toMatchObject(named);
    await expect(store.readAll(0, 10)).rejects.toMatchObject(named);
    expect(await store.append('file-2', 0, [sampleEvent('c')])).toMatchObject({ revision: 1 });
  });
});
