import { setTimeout as after } from 'node:timers/promises';
import { STREAM_EXISTS } from '@eventstore/db-client';
import { heard, numberedEvent, strictFakes } from './testing/strict-fakes.fixture.ts';

/** What a real server answers or refuses. */
describe('writes and nodes of the EventStoreDB fake, compared with the sources of the server', () => {
  const open = strictFakes();

  describe.each([true, false])('appends (batches: %s)', (batchAppend) => {
    it('without an expected revision recognise repeated ids', async () => {
      const { fake, append } = await open({ batchAppend });
      await append('a', [1, 2]);
      await append('a', [3]);
      expect(await append('a', [1, 2])).toMatchObject({ success: true, nextExpectedRevision: 1n });
      expect(await append('a', [3], { expectedRevision: STREAM_EXISTS })).toMatchObject({ nextExpectedRevision: 2n });
      expect(fake.log.ofStream('a')).toHaveLength(3);
    });

    it('to a stream that has to exist name this expectation in their refusal', async () => {
      const { append } = await open({ batchAppend });
      await expect(append('a', [1], { expectedRevision: STREAM_EXISTS })).rejects.toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 'stream_exists',
        actualVersion: 'no_stream',
      });
    });

    it('that require the leader are refused by followers, others are forwarded', async () => {
      const only = (usual: string) => `${usual.replace(/,[^?]*/, '')}&nodePreference=follower`;
      const forwarding = await open({ batchAppend, nodes: 2 }, only);
      forwarding.fake.lead(1);
      expect(await forwarding.append('a', [1])).toMatchObject({ success: true });
      const { fake, append } = await open({ batchAppend, nodes: 2 }, only);
      fake.lead(1);
      const refused = await append('a', [3], { requiresLeader: true }).catch((error: unknown) => error);
      const { port } = fake.nodes[1] as { port: number };
      expect(refused).toMatchObject({ type: 'not-leader', leader: { address: '127.0.0.1', port } });
    });

    it('that are repeated while they are committed are dropped and time out', async () => {
      const { fake, append } = await open({ batchAppend });
      fake.faults.writeTimeout = 400;
      fake.faults.nextAppends({ kind: 'slow', by: 300 });
      const first = append('a', [1]);
      while (fake.appends.batch + fake.appends.plain === 0) await after(5);
      const repeated = append('a', [1]).catch((error: unknown) => error);
      const other = append('a', [2]);
      expect(await first).toMatchObject({ nextExpectedRevision: 0n });
      expect(await other).toMatchObject({ nextExpectedRevision: 1n });
      expect(await repeated).toMatchObject({ type: batchAppend ? 'deadline-exceeded' : 'timeout' });
      expect(fake.log.ofStream('a')).toHaveLength(2);
    });

    it('to the metadata of a stream are refused', async () => {
      const { append } = await open({ batchAppend });
      await expect(append('$$a', [1])).rejects.toThrow('the fake does not speak stream metadata');
    });

    it('of a node that stops are cancelled', async () => {
      const { fake, append } = await open({ batchAppend });
      fake.faults.nextAppends({ kind: 'cancel' });
      await expect(append('a', [1])).rejects.toMatchObject({ type: 'cancelled' });
    });
  });

  describe('a deleted stream', () => {
    it('seems not to exist, stays in the whole log, and goes on at its number', async () => {
      const { fake, client, append } = await open();
      await append('a', [1, 2]);
      await expect(client.deleteStream('a', { expectedRevision: 0n })).rejects.toMatchObject({
        type: 'wrong-expected-version',
        actualVersion: 1n,
      });
      await client.deleteStream('a', { expectedRevision: 1n });
      const read = async () => {
        const revisions: bigint[] = [];
        for await (const { event: each } of client.readStream('a')) revisions.push(each?.revision ?? -1n);
        return revisions;
      };
      await expect(read()).rejects.toMatchObject({ type: 'stream-not-found' });
      await expect(append('a', [9], { expectedRevision: STREAM_EXISTS })).rejects.toMatchObject({
        type: 'wrong-expected-version',
      });
      expect(fake.log.all().filter(({ stream }) => stream === 'a')).toHaveLength(2);
      expect(await append('a', [3], { expectedRevision: 'no_stream' })).toMatchObject({ nextExpectedRevision: 2n });
      expect(await read()).toEqual([2n]);
    });

    it.each([true, false])('with a tombstone is refused for ever (batches: %s)', async (batchAppend) => {
      const { client, append } = await open({ batchAppend });
      await append('a', [1]);
      const following = heard(client.subscribeToStream('a'), 'never');
      await client.tombstoneStream('a');
      const deleted = { type: 'stream-deleted', streamName: 'a' };
      await expect(following).rejects.toMatchObject(deleted);
      await expect(append('a', [2])).rejects.toMatchObject(deleted);
      const read = (async () => {
        for await (const _ of client.readStream('a'));
      })();
      await expect(read).rejects.toMatchObject(deleted);
      await expect(client.tombstoneStream('a')).rejects.toMatchObject(deleted);
    });
  });

  describe('nodes', () => {
    it('choose another leader when theirs is lost, and say who is lost', async () => {
      const { fake, client, append } = await open({ nodes: 3 });
      await append('a', [1]);
      await fake.nodes[0]?.leave();
      for (let attempt = 0; ; attempt += 1) {
        const done = await client
          .appendToStream('a', [numberedEvent(2)], { requiresLeader: true })
          .catch((error: unknown) => error as Error);
        if (!(done instanceof Error)) break;
        expect(['unavailable', 'cancelled', 'not-leader']).toContain((done as Error & { type?: string }).type);
        expect(attempt).toBeLessThan(200);
        await after(50);
      }
      expect(fake.log.ofStream('a')).toHaveLength(2);
    });

    it('that stop cancel reads or refuse them', async () => {
      const { fake, client } = await open();
      const read = async () => {
        for await (const _ of client.readAll({ maxCount: 1 }));
      };
      fake.faults.refusedReads = 1;
      await expect(read()).rejects.toMatchObject({ type: 'unavailable' });
      fake.faults.refusedReads = 1;
      fake.faults.refusedReadsAreCancelled = true;
      await expect(read()).rejects.toMatchObject({ type: 'cancelled' });
    });
  });
});
