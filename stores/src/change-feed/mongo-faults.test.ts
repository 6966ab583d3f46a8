import { doubleTargets } from '../wire-doubles/mongo/double-targets.ts';
import type { ChangeNotice } from './change-feed.ts';
import { mongoChangeFeed } from './mongo.ts';
import { type NoticeRow, tailFrom } from './mongo-tail.ts';

const notice = (id: string): ChangeNotice => ({ topic: 'file', id, revision: 1, audience: 'everyone' });
const quietly = () => {};

/** Resolves once a notice of this id was heard, with the ids of all that were. */
const heardUpTo = (feed: Awaited<ReturnType<typeof mongoChangeFeed>>, last: string) => {
  const ids: string[] = [];
  return new Promise<string[]>((resolve) => {
    feed.subscribe(({ id }) => {
      ids.push(id);
      if (id === last) resolve(ids);
    });
  });
};

for (const { name, open, address, double } of doubleTargets()) {
  describe(`the notices of ${name}`, () => {
    afterEach(() => double().heal());

    it('are heard by every process, in the order of their publisher', async () => {
      const connection = await open();
      const [here, there] = [await mongoChangeFeed(connection), await mongoChangeFeed(connection)];
      const heard = [heardUpTo(here, 'last'), heardUpTo(there, 'last')];
      const ids = [...Array.from({ length: 1_200 }, (_, n) => `n${n}`), 'last'];
      await Promise.all([here.publish(ids.slice(0, 1_100).map(notice)), here.publish(ids.slice(1_100).map(notice))]);
      for (const each of await Promise.all(heard)) expect(each).toEqual(ids);
      await here.close();
      await there.close();
    });

    it('are heard once each, though connections break, answers are lost and rows come twice', async () => {
      const reported: unknown[] = [];
      const feed = await mongoChangeFeed(await open(), (error) => void reported.push(error));
      const heard = heardUpTo(feed, 'last');
      const ids = Array.from({ length: 40 }, (_, n) => `n${n}`);
      for (const [n, id] of ids.entries()) {
        if (n % 8 === 1) double().fail({ command: 'getMore', collection: 'changes', kind: 'twice' });
        if (n % 8 === 3) double().killCursors();
        if (n % 8 === 5) double().fail({ command: 'getMore', collection: 'changes', kind: 'breakAfter' });
        if (n % 8 === 7) double().fail({ command: 'insert', collection: 'changes', kind: 'breakAfter' });
        await feed.publish([notice(id)]);
      }
      await feed.publish([notice('last')]);
      expect(await heard).toEqual([...ids, 'last']);
      expect(reported.length).toBeGreaterThan(0);
      await feed.close();
    });

    it('go on when the server was away', async () => {
      const feed = await mongoChangeFeed(await open(), quietly);
      const heard = heardUpTo(feed, 'after');
      await feed.publish([notice('before')]);
      await double().goAway();
      await double().comeBack();
      await feed.publish([notice('after')]);
      expect(await heard).toEqual(['before', 'after']);
      await feed.close();
    });

    it('that cannot be published are reported, and no harm to whoever publishes', async () => {
      const reported: unknown[] = [];
      const feed = await mongoChangeFeed(await open(), (error) => void reported.push(error));
      double().fail({ command: 'insert', collection: 'changes', kind: 'refuse', code: 8 });
      await feed.publish([notice('lost')]);
      const heard = heardUpTo(feed, 'kept');
      await feed.publish([notice('kept')]);
      expect(await heard).toEqual(['kept']);
      expect(reported.map(String)).toEqual([expect.stringContaining('refused by the test')]);
      await feed.close();
    });

    it('are all delivered that are left when the place of a tail was overwritten', async () => {
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

    it('are not begun where nobody could follow them', async () => {
      const connection = await open();
      await connection.db.createCollection('changes');
      await expect(mongoChangeFeed(connection)).rejects.toThrow('not capped');
    });

    it('make room for newer ones', async () => {
      const connection = await open();
      const feed = await mongoChangeFeed(connection, quietly);
      const body = 'x'.repeat(2 * 1024 * 1024);
      for (let n = 0; n < 10; n += 1) await feed.publish([{ ...notice(`n${n}`), body }]);
      expect(double().documents(address().database, 'changes').length).toBeLessThan(9);
      await feed.close();
    });
  });
}
