import { Binary, Long, MongoClient, type MongoServerError } from 'mongodb';
import { startFakeMongo } from './server.fake.ts';
import { type Row, strictFake, unspoken } from './testing/strict-fake.fixture.ts';

/** What a real server answers or refuses; where the fake does not imitate it, it says so. */
describe('the MongoDB fake, compared with the manual and the sources of the server', () => {
  const { fake, client, db, collection, filled } = strictFake();

  describe('texts', () => {
    it('are compared by code points', async () => {
      const rows = await filled({ _id: '\uFFFD' }, { _id: '😀' });
      const ids = async (filter: object) => (await rows.find(filter).toArray()).map(({ _id }) => _id);
      expect(await ids({ _id: { $gt: '\uFFFD' } })).toEqual(['😀']);
      expect(await ids({ _id: { $gte: '😀' } })).toEqual(['😀']);
      expect(await ids({ _id: { $lt: '😀' } })).toEqual(['\uFFFD']);
      expect(await ids({ _id: { $not: { $lte: '\uFFFD' } } })).toEqual(['😀']);
      expect(await rows.countDocuments({ _id: { $gt: '\uFFFD' } })).toBe(1);
      expect((await rows.find().sort({ _id: -1 }).toArray()).map(({ _id }) => _id)).toEqual(['😀', '\uFFFD']);
    });

    it('are not compared by a collation', async () => {
      const rows = collection();
      const collation = { locale: 'de' };
      await expect(rows.find({}, { collation }).toArray()).rejects.toEqual(unspoken('find with collation'));
      await expect(rows.updateOne({}, { $set: { a: 1 } }, { collation })).rejects.toEqual(
        unspoken('update with collation'),
      );
    });
  });

  it('options and operators that it does not imitate are refused', async () => {
    const rows = await filled({ _id: 1, a: 1, b: new Binary(Buffer.from('b')) }, { _id: 2, a: 2 });
    const asked: [() => Promise<unknown>, string][] = [
      [() => rows.find({}, { hint: 'a' }).toArray(), 'find with hint'],
      [() => rows.find().skip(1).toArray(), 'find with skip'],
      [() => rows.find({}, { projection: { a: 0 } }).toArray(), 'the projection of a'],
      [() => rows.find({ a: { $type: 'number' } }).toArray(), '$type in a filter'],
      [() => rows.find().sort({ b: 1 }).toArray(), 'an order of values other than numbers, texts, booleans and dates'],
      [() => rows.aggregate([{ $sort: { a: 1 } }]).toArray(), '$sort in a pipeline'],
      [() => rows.aggregate([{ $group: { _id: '$a', n: { $avg: '$a' } } }]).toArray(), '$avg in $group'],
      [() => rows.find({}, { readConcern: { level: 'snapshot' } }).toArray(), 'the read concern snapshot'],
      [() => rows.findOneAndDelete({}), 'findAndModify with remove'],
      [() => db().createCollection('views', { viewOn: 'rows', pipeline: [] }), 'create with viewOn'],
    ];
    for (const [ask, name] of asked) await expect(ask()).rejects.toEqual(unspoken(name));
  });

  it('transactions are refused, so that no write of one stays', async () => {
    const rows = collection();
    const session = client().startSession();
    session.startTransaction();
    await expect(rows.insertOne({ _id: 1 }, { session })).rejects.toEqual(unspoken('transactions'));
    await session.endSession();
    expect(await rows.countDocuments()).toBe(0);
    const commit = { commitTransaction: 1, autocommit: false, txnNumber: Long.fromNumber(1) };
    await expect(client().db('admin').command(commit)).rejects.toEqual(unspoken('commitTransaction'));
  });

  it('unknown write concerns are errors after the write in a set, and before it on a single server', async () => {
    const rows = collection();
    const insert = (w: string | number) => rows.insertOne({ _id: w }, { writeConcern: { w: w as number } });
    await expect(insert('nobody')).rejects.toMatchObject({ code: 79 });
    await expect(insert(3)).rejects.toMatchObject({ code: 100 });
    expect(await rows.countDocuments()).toBe(2);
    const single = await startFakeMongo();
    const other = new MongoClient(single.url);
    const alone = other.db('strict').collection<Row>('rows');
    await expect(alone.insertOne({ _id: 1 }, { writeConcern: { w: 'nobody' as 'majority' } })).rejects.toMatchObject({
      code: 2,
    });
    expect(await alone.countDocuments()).toBe(0);
    await other.close();
    await single.goAway();
  });

  it('capped collections have a size of at least 4096, rounded to 256, which no document exceeds', async () => {
    const create = async (size: number) => {
      const rows = await db().createCollection<Row>(`capped${size}`, { capped: true, size });
      return { rows, size: (await rows.options())?.size as number };
    };
    expect((await create(1)).size).toBe(4_096);
    const { rows, size } = await create(4_097);
    expect(size).toBe(4_352);
    await expect(rows.insertOne({ _id: 1, text: 'x'.repeat(5_000) })).rejects.toMatchObject({ code: 2 });
    await rows.insertOne({ _id: 1, text: 'x' });
    await expect(rows.updateOne({}, { $set: { text: 'y' } })).rejects.toEqual(
      unspoken('an update in a capped collection'),
    );
  });

  it('a collection that does not exist can be dropped from 7.0 on', async () => {
    expect(await db().command({ drop: 'nothing' })).toMatchObject({ ok: 1 });
    const old = await startFakeMongo({ version: '6.0' });
    const other = new MongoClient(old.url);
    await expect(other.db('strict').command({ drop: 'nothing' })).rejects.toMatchObject({ code: 26 });
    await other.close();
    await old.goAway();
  });

  describe('faults', () => {
    const numbered = (n: number, name: string) =>
      db().command({
        insert: name,
        documents: [{ _id: n }],
        lsid: { id: new Binary(Buffer.alloc(16, n), 4) },
        txnNumber: Long.fromNumber(1),
      });
    /** The labels of the server; the driver adds one of its own. */
    const labelsOf = ({ errorLabels }: MongoServerError) => errorLabels.filter((label) => label !== 'ResetPool');
    const failed = (answer: Promise<unknown>) => answer.catch((error: unknown) => error) as Promise<MongoServerError>;

    it('have the label of their code in numbered writes only', async () => {
      const { collectionName } = collection();
      fake().fail({ command: 'insert', kind: 'refuse', code: 91, times: 2 });
      expect(await failed(numbered(1, collectionName))).toMatchObject({ code: 91, codeName: 'ShutdownInProgress' });
      fake().fail({ command: 'insert', kind: 'refuse', code: 91 });
      const labels = async (code: number, given?: string[]) => {
        fake().heal();
        fake().fail({ command: 'insert', kind: 'refuse', code, ...(given ? { labels: given } : {}) });
        return labelsOf(await failed(numbered(2, collectionName)));
      };
      expect(await labels(91)).toEqual(['RetryableWriteError']);
      expect(await labels(11_000)).toEqual([]);
      expect(await labels(462, ['SystemOverloadedError', 'RetryableError'])).toEqual([
        'SystemOverloadedError',
        'RetryableError',
      ]);
      expect(await labels(91, [])).toEqual([]);
      fake().heal();
      fake().fail({ command: 'insert', kind: 'refuse', code: 91 });
      const unnumbered = await failed(db().command({ insert: collectionName, documents: [{ _id: 9 }] }));
      expect(labelsOf(unnumbered)).toEqual([]);
    });

    it('may be an error of the write concern after the write, with a code and labels', async () => {
      const rows = collection();
      fake().fail({ command: 'insert', kind: 'writeConcernError', code: 91 });
      const error = await failed(numbered(3, rows.collectionName));
      expect([error.code, labelsOf(error)]).toEqual([91, ['RetryableWriteError']]);
      expect(await rows.countDocuments()).toBe(1);
      fake().fail({ command: 'insert', kind: 'writeConcernError', code: 64 });
      const other = await failed(numbered(4, rows.collectionName));
      expect([other.code, labelsOf(other)]).toEqual([64, []]);
    });
  });
});
