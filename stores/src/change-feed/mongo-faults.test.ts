import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import type { ChangeNotice } from './change-feed.ts';
import { mongoChangeFeed } from './mongo.ts';
import { type NoticeRow, tailFrom } from './mongo-tail.ts';

const notice = (id: string): ChangeNotice => ({ topic: 'file', id, revision: 1, audience: 'everyone' });
const quietly = () => {};

/** Resolves once a notice with this id was received, with the ids of all received notices. */
const receivedUpTo = (feed: Awaited<ReturnType<typeof mongoChangeFeed>>, last: string) => {
  const ids: string[] = [];
  return new Promise<string[]>((resolve) => {
    feed.subscribe(({ id }) => {
      ids.push(id);
      if (id === last) resolve(ids);
    });
  });
};

for (const { name, open, address, fake } of fakeTargets()) {
  describe(`notices of ${name}`, () => {
    afterEach(() => fake().heal());

    it('are received by every process, in the order of their publisher', async () => {
      const connection = await open();
      const [here, there] = [await mongoChangeFeed(connection), await mongoChangeFeed(connection)];
      const received = [receivedUpTo(here, 'last'), receivedUpTo(there, 'last')];
      const ids = [...Array.from({ length: 1_200 }, (_, n) => `n${n}`), 'last'];
      await Promise.all([here.publish(ids.slice(0, 1_100).map(notice)), here.publish(ids.slice(1_100).map(notice))]);
      for (const each of await Promise.all(received)) expect(each).toEqual(ids);
      await here.close();
      await there.close();
    });

    it('are received once each despite broken connections, lost answers and duplicate rows', async () => {
      const reported: unknown[] = [];
      const feed = await mongoChangeFeed(await open(), (error) => void reported.push(error));
      const received = receivedUpTo(feed, 'last');
      const ids = Array.from({ length: 40 }, (_, n) => `n${n}`);
      for (const [n, id] of ids.entries()) {
        if (n % 8 === 1) fake().fail({ command: 'getMore', collection: 'changes', kind: 'twice' });
        if (n % 8 === 3) fake().killCursors();
        if (n % 8 === 5) fake().fail({ command: 'getMore', collection: 'changes', kind: 'breakAfter' });
        if (n % 8 === 7) fake().fail({ command: 'insert', collection: 'changes', kind: 'breakAfter' });
        await feed.publish([notice(id)]);
      }
      await feed.publish([notice('last')]);
      expect(await received).toEqual([...ids, 'last']);
      expect(reported.length).toBeGreaterThan(0);
      await feed.close();
    });

    it('are not started where the server has no capped collections, and say so', async () => {
      const connection = await open();
      const refused = {
        errorKey: 'store.badAddress',
        params: { reason: expect.stringContaining('Amazon DocumentDB') },
      };
      fake().fail({ command: 'create', collection: 'changes', kind: 'refuse', code: 303 });
      await expect(mongoChangeFeed(connection)).rejects.toMatchObject(refused);
      await connection.db.createCollection('changes');
      await expect(mongoChangeFeed(connection)).rejects.toMatchObject(refused);
    });

    it('need the right to create their collection', async () => {
      const connection = await open();
      fake().fail({ command: 'create', collection: 'changes', kind: 'refuse', code: 13 });
      await expect(mongoChangeFeed(connection)).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
    });

    it('continue when the server was away', async () => {
      const feed = await mongoChangeFeed(await open(), quietly);
      const received = receivedUpTo(feed, 'after');
      await feed.publish([notice('before')]);
      await fake().goAway();
      await fake().comeBack();
      await feed.publish([notice('after')]);
      expect(await received).toEqual(['before', 'after']);
      await feed.close();
    });

    it('that cannot be published are reported, without an error for the publisher', async () => {
      const reported: unknown[] = [];
      const feed = await mongoChangeFeed(await open(), (error) => void reported.push(error));
      fake().fail({ command: 'insert', collection: 'changes', kind: 'refuse', code: 8 });
      await feed.publish([notice('lost')]);
      const received = receivedUpTo(feed, 'kept');
      await feed.publish([notice('kept')]);
      expect(await received).toEqual(['kept']);
      expect(reported.map(String)).toEqual([expect.stringContaining('refused by the test')]);
      await feed.close();
    });

    it('that are left are all delivered when the position of a tail was overwritten', async () => {
      const connection = await open();
      await connection.db.createCollection('changes', { capped: true, size: 4_096 });
      const rows = connection.db.collection<NoticeRow>('changes');
      for (const id of ['one', 'two', 'mark', 'three']) await rows.insertOne({ _id: id, notices: '[]' });
      const delivered: string[] = [];
      const tail = tailFrom(rows, 'overwritten', ({ _id }) => {
        delivered.push(_id);
        if (_id === 'three') void tail.end();
      });
      await tail.follow('mark', quietly);
      expect(delivered).toEqual(['one', 'two', 'mark', 'three']);
    });

    it('are replaced by newer ones in the capped collection', async () => {
      const connection = await open();
      const feed = await mongoChangeFeed(connection, quietly);
      const body = 'x'.repeat(2 * 1024 * 1024);
      for (let n = 0; n < 10; n += 1) await feed.publish([{ ...notice(`n${n}`), body }]);
      expect(fake().documents(address().database, 'changes').length).toBeLessThan(9);
      await feed.close();
    });
  });
}
