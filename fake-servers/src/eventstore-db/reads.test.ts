import { BACKWARDS, END, streamNameFilter } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { credentials } from '@grpc/grpc-js';
import { identifierOf, protocol, type ReadResp } from './protocol.fake.ts';
import type { FakeEventStoreDb } from './server.fake.ts';
import { heard, strictFakes } from './testing/strict-fakes.fixture.ts';

/** What a real server delivers. */
describe('reads and subscriptions of the EventStoreDB fake, compared with the sources of the server', () => {
  const open = strictFakes();

  describe('subscriptions', () => {
    it('to a stream deliver its events alone, and tell when they caught up', async () => {
      const { client, append } = await open();
      await append('a', [1, 2]);
      await append('b', [3]);
      const subscriptions = [
        client.subscribeToStream('a'),
        client.subscribeToStream('a', { fromRevision: 0n }),
        client.subscribeToStream('a', { fromRevision: END }),
      ];
      const names = Promise.all(subscriptions.map((each) => heard(each, 'a@2')));
      await Promise.all(subscriptions.map((each) => new Promise((resolve) => each.once('confirmation', resolve))));
      await append('b', [4]);
      await append('a', [5]);
      expect(await names).toEqual([
        ['a@0', 'a@1', 'caughtUp', 'a@2'],
        ['a@1', 'caughtUp', 'a@2'],
        ['caughtUp', 'a@2'],
      ]);
    });

    it.each([
      ['22.10', []],
      ['23.10', ['caughtUp']],
    ] as const)('of version %s tell %j', async (version, expected) => {
      const { client, append } = await open({ version });
      await append('a', [1]);
      const subscription = client.subscribeToAll({ filter: streamNameFilter({ regex: '^[^$]' }) });
      const names = heard(subscription, 'a@1');
      await new Promise((resolve) => subscription.once('data', resolve));
      await append('a', [2]);
      expect((await names).slice(1, -1)).toEqual(expected);
    });

    const checkpoints = async (version: '23.10' | '24.10' | '25.0', numbers: readonly number[]) => {
      const { fake, client, append } = await open({ version });
      for (const n of numbers) await append(`s${n}`, [n]);
      const found: bigint[] = [];
      const filter = streamNameFilter({
        prefixes: ['s1'],
        maxSearchWindow: 5,
        checkpointInterval: 2,
        checkpointReached: (_, { commit }) => void found.push(commit),
      });
      await new Promise((resolve) => client.subscribeToAll({ filter }).on('caughtUp', resolve));
      return { found, positions: fake.log.all().map(({ position }) => BigInt(position)) };
    };

    it('send a checkpoint at the end of the existing events, for the last page or the last event', async () => {
      const few = await checkpoints('24.10', [1]);
      expect(few.found).toEqual([few.positions.at(1)]);
      const many = await checkpoints('25.0', [1, 2, 3, 4, 5, 6, 7, 8]);
      expect(many.found).toEqual([many.positions[9], many.positions[10]]);
    });

    it('of version 24.10 send 2^64 - 1 where there is no position yet, and later versions nothing', async () => {
      expect((await checkpoints('23.10', [])).found).toEqual([]);
      expect((await checkpoints('24.10', [])).found).toEqual([2n ** 64n - 1n]);
      expect((await checkpoints('25.0', [])).found).toEqual([]);
    });

    it('consider 32 events at once where the filter does not say', async () => {
      const { client, append } = await open({ version: '23.10' });
      const found: bigint[] = [];
      const checkpointReached = (_: unknown, { commit }: { commit: bigint }) => void found.push(commit);
      await append(
        'a',
        Array.from({ length: 40 }, (_, n) => n),
      );
      const filter = streamNameFilter({ prefixes: ['none'], checkpointInterval: 1, checkpointReached });
      await new Promise((resolve) => client.subscribeToAll({ filter }).on('caughtUp', resolve));
      expect(found).toHaveLength(1);
    });
  });

  describe('reads', () => {
    it('of the whole log backwards leave out the event at the position, and forwards contain it', async () => {
      const { fake, client, append } = await open();
      await append('a', [1, 2, 3]);
      const [, , second] = fake.log.all();
      const position = { commit: BigInt(second?.position ?? 0), prepare: BigInt(second?.position ?? 0) };
      const first = async (direction?: typeof BACKWARDS) => {
        const read = client.readAll({ fromPosition: position, maxCount: 1, ...(direction ? { direction } : {}) });
        const found: unknown[] = [];
        for await (const { event: each } of read) found.push(each?.revision);
        return found;
      };
      expect(await first()).toEqual([1n]);
      expect(await first(BACKWARDS)).toEqual([0n]);
    });

    it('of the whole log begin at an event, and are refused between two events and behind the last one', async () => {
      const { fake, client, append } = await open();
      await append('a', [1, 2]);
      const readAt = async (position: number) => {
        const at = BigInt(position);
        const read = client.readAll({ fromPosition: { commit: at, prepare: at }, maxCount: 1 });
        const found: (bigint | undefined)[] = [];
        for await (const { event: each } of read) found.push(each?.position?.commit);
        return found;
      };
      const last = fake.log.all().at(-1)?.position ?? 0;
      expect(await readAt(last)).toEqual([BigInt(last)]);
      for (const position of [last - 1, last + 1])
        await expect(readAt(position)).rejects.toThrow('Trying to read from an invalid position.');
    });

    /** A read by the protocol itself, for options that the client does not have. */
    const readBy = async (
      fake: FakeEventStoreDb,
      change: (options: InstanceType<typeof protocol.streams.ReadReq.Options>) => void,
    ): Promise<ReadResp[]> => {
      const { streams, shared } = protocol;
      const options = new streams.ReadReq.Options();
      options.setCount('10');
      options.setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()));
      change(options);
      const raw = new StreamsClient(`127.0.0.1:${fake.nodes[0]?.port}`, credentials.createInsecure());
      const answers: ReadResp[] = [];
      try {
        for await (const answer of raw.read(new streams.ReadReq().setOptions(options)))
          answers.push(answer as ReadResp);
      } finally {
        raw.close();
      }
      return answers;
    };
    const ofStream = (stream: string) => {
      const from = new protocol.streams.ReadReq.Options.StreamOptions();
      return from.setStreamIdentifier(identifierOf(stream)).setStart(new protocol.shared.Empty());
    };
    const filterBy = (prefix: string) => {
      const { FilterOptions } = protocol.streams.ReadReq.Options;
      const expression = new FilterOptions.Expression();
      expression.setPrefixList([prefix]);
      return new FilterOptions().setStreamIdentifier(expression).setMax(32).setCheckpointintervalmultiplier(1);
    };
    const fromStart = () => new protocol.streams.ReadReq.Options.AllOptions().setStart(new protocol.shared.Empty());

    it('tell the last position to clients that understand it', async () => {
      const { fake, append } = await open();
      await append('a', [1, 2]);
      const compatible = new protocol.streams.ReadReq.Options.ControlOption().setCompatibility(1);
      const plain = await readBy(fake, (options) => options.setStream(ofStream('a')));
      expect(plain).toHaveLength(2);
      const known = await readBy(fake, (options) => options.setStream(ofStream('a')).setControlOption(compatible));
      expect(known.at(-1)?.getLastStreamPosition()).toBe('1');
      const all = await readBy(fake, (options) => options.setAll(fromStart()).setControlOption(compatible));
      const last = fake.log.all().at(-1)?.position;
      expect(all.at(-1)?.getLastAllStreamPosition()?.getCommitPosition()).toBe(String(last));
    });

    it('of the whole log may have a filter, and those of a stream may not', async () => {
      const { fake, append } = await open();
      await append('a', [1]);
      await append('b', [2]);
      const answers = await readBy(fake, (options) => options.setAll(fromStart()).setFilter(filterBy('b')));
      expect(answers.map((answer) => answer.getEvent()?.getEvent()?.getStreamRevision())).toEqual(['0']);
      const wrong = readBy(fake, (options) => options.setStream(ofStream('a')).setFilter(filterBy('b')));
      await expect(wrong).rejects.toMatchObject({ code: 3 });
    });
  });
});
