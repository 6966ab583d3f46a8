import { Binary, Long, MongoClient, type MongoServerError } from 'mongodb';
import { type FakeMongo, startFakeMongo } from './server.fake.ts';

type Row = { _id: string | number; [name: string]: unknown };

/** What a real server answers or refuses; where the fake does not imitate it, it says so. */
describe('MongoDB fake, compared with the manual and the sources of the server', () => {
  let fake: FakeMongo;
  let client: MongoClient;
  let counted = 0;
  beforeAll(async () => {
    fake = await startFakeMongo({ setName: 'fake' });
    client = new MongoClient(fake.url, { retryWrites: false, retryReads: false });
  });
  afterEach(() => fake.heal());
  afterAll(async () => {
    await client.close();
    await fake.goAway();
  });

  const db = () => client.db('strict');
  const collection = () => {
    counted += 1;
    return db().collection<Row>(`rows${counted}`);
  };
  const filled = async (...rows: Row[]) => {
    const added = collection();
    await added.insertMany(rows);
    return added;
  };
  const unspoken = (name: string) => expect.objectContaining({ message: `the fake does not speak ${name}` });
  /** Runs one update statement as it is, also where the driver would refuse it. */
  const update = (name: string, q: object, u: object, more: object = {}) =>
    db().command({ update: name, updates: [{ q, u, ...more }] });
  const errorOf = async (name: string, q: object, u: object, more: object = {}) =>
    ((await update(name, q, u, more)).writeErrors as object[])[0];

  describe('updates', () => {
    it('replace a document by one without operators, and keep its id', async () => {
      const rows = await filled({ _id: 1, a: 1, b: 2 });
      expect(await rows.replaceOne({ _id: 1 }, { c: 3 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
      expect(await rows.find().toArray()).toEqual([{ _id: 1, c: 3 }]);
      expect(await rows.findOneAndReplace({ _id: 1 }, { d: 4 }, { returnDocument: 'after' })).toEqual({ _id: 1, d: 4 });
      await rows.replaceOne({ _id: 2, e: 5 }, { f: 6 }, { upsert: true });
      expect(await rows.findOne({ _id: 2 })).toEqual({ _id: 2, f: 6 });
    });

    it('count as modified only what changes', async () => {
      const rows = await filled({ _id: 1, a: 'x', b: new Binary(Buffer.from('y')) }, { _id: 2, a: 'z' });
      const same = { $set: { a: 'x', b: new Binary(Buffer.from('y')) } };
      expect(await rows.updateOne({ _id: 1 }, same)).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
      expect(await rows.updateMany({}, { $set: { a: 'x' } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
      expect(await rows.updateOne({ _id: 1 }, { $max: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
      expect(await rows.updateOne({ _id: 1 }, { $max: { n: 1 } })).toMatchObject({ modifiedCount: 0 });
      expect(await rows.replaceOne({ _id: 2 }, { a: 'x' })).toMatchObject({ modifiedCount: 0 });
    });

    it('never change an id', async () => {
      const { collectionName } = await filled({ _id: 1, a: 1 });
      expect(await errorOf(collectionName, { _id: 1 }, { $set: { _id: 2 } })).toMatchObject({ code: 66 });
      expect(await errorOf(collectionName, { _id: 1 }, { _id: 2 })).toMatchObject({ code: 66 });
      expect(await errorOf(collectionName, { _id: 3 }, { $set: { _id: 4 } }, { upsert: true })).toMatchObject({
        code: 66,
      });
      expect(await update(collectionName, { _id: 1 }, { $set: { _id: 1 } })).toMatchObject({ n: 1, nModified: 0 });
    });

    it('are refused where operators and fields are mixed or meet', async () => {
      const { collectionName } = await filled({ _id: 1 });
      expect(await errorOf(collectionName, {}, { $set: { a: 1 }, b: 2 })).toMatchObject({ code: 9 });
      expect(await errorOf(collectionName, {}, { b: 2, $set: { a: 1 } })).toMatchObject({ code: 52 });
      expect(await errorOf(collectionName, {}, { a: 1 }, { multi: true })).toMatchObject({ code: 9 });
      expect(await errorOf(collectionName, {}, { $set: { a: 1 }, $max: { a: 2 } })).toMatchObject({ code: 40 });
      expect(await errorOf(collectionName, {}, { $set: { $a: 1 } })).toMatchObject({ code: 52 });
      await expect(update(collectionName, {}, [{ $set: { a: 1 } }])).rejects.toEqual(
        unspoken('an update by a pipeline'),
      );
      await expect(update(collectionName, {}, { $set: { 'a.b': 1 } })).rejects.toEqual(unspoken('$set of a.b'));
    });

    it('are limited to 16 MiB', async () => {
      const half = 'x'.repeat(9 * 1024 * 1024);
      const rows = await filled({ _id: 1, a: half });
      await expect(rows.updateOne({ _id: 1 }, { $set: { b: half } })).rejects.toMatchObject({ code: 10_334 });
      const nearly = 'x'.repeat(16 * 1024 * 1024 - Buffer.byteLength(half) - 40);
      await expect(rows.updateOne({ _id: 1 }, { $set: { b: nearly, c: 'y'.repeat(100) } })).rejects.toMatchObject({
        code: 17_419,
      });
      expect(Object.keys((await rows.findOne({ _id: 1 })) ?? {})).toEqual(['_id', 'a']);
    });
  });

  describe('upserts', () => {
    it('begin with the equalities of their filter, also within $and, and get an id', async () => {
      const rows = collection();
      const filter = { $and: [{ a: { $eq: 1 } }, { b: 'two' }], c: { $gt: 3 } };
      const { upsertedId } = await rows.updateOne(filter, { $set: { d: 4 } }, { upsert: true });
      expect(await rows.findOne({})).toEqual({ _id: upsertedId, a: 1, b: 'two', d: 4 });
      expect(upsertedId).toMatchObject({ _bsontype: 'ObjectId' });
    });

    it('are refused where the filter names a value twice', async () => {
      const { collectionName } = collection();
      const twice = { $and: [{ a: 1 }, { a: 2 }] };
      expect(await errorOf(collectionName, twice, { $set: { b: 1 } }, { upsert: true })).toMatchObject({ code: 54 });
      for (const [filter, name] of [
        [{ $or: [{ a: 1 }] }, '$or'],
        [{ a: { $in: [1] } }, '$in'],
        [{ 'a.b': 1 }, 'a.b'],
      ] as const)
        await expect(update(collectionName, filter, { $set: { b: 1 } }, { upsert: true })).rejects.toEqual(
          unspoken(`an upsert by ${name}`),
        );
    });
  });

  describe('inserts', () => {
    it.each([
      ['an operator', { $a: 1 }, 52],
      ['an array', [1], 53],
    ])('are refused with %s as id', async (_, _id, code) => {
      const { collectionName } = collection();
      const answer = await db().command({ insert: collectionName, documents: [{ _id }] });
      expect(answer).toMatchObject({ n: 0, writeErrors: [{ code }] });
    });

    it('get an id, which comes first', async () => {
      const rows = collection();
      await db().command({ insert: rows.collectionName, documents: [{ a: 1 }] });
      expect(Object.keys((await rows.findOne({})) ?? {})).toEqual(['_id', 'a']);
    });
  });

  it('a duplicate key names the collection, the index and the key', async () => {
    const rows = await filled({ _id: 1, a: 'x', b: 2 });
    await rows.createIndex({ a: 1, b: 1 }, { name: 'both', unique: true });
    const expected = {
      code: 11_000,
      keyPattern: { a: 1, b: 1 },
      keyValue: { a: 'x', b: 2 },
    };
    const text = `E11000 duplicate key error collection: strict.${rows.collectionName} index: both dup key: { a: "x", b: 2 }`;
    const insertion = (await rows
      .insertOne({ _id: 2, a: 'x', b: 2 })
      .catch((error: unknown) => error)) as MongoServerError;
    expect(insertion).toMatchObject({ ...expected, errmsg: text });
    const change = { $set: { a: 'x', b: 2 } };
    await expect(rows.findOneAndUpdate({ _id: 3 }, change, { upsert: true })).rejects.toMatchObject(expected);
    await expect(rows.insertOne({ _id: 1 })).rejects.toMatchObject({ keyPattern: { _id: 1 }, keyValue: { _id: 1 } });
  });

  describe('indexes', () => {
    it('are refused where their name or keys are in use', async () => {
      const rows = await filled({ _id: 1 });
      await rows.createIndex({ a: 1 }, { name: 'one' });
      await rows.createIndex({ a: 1 }, { name: 'one' });
      await expect(rows.createIndex({ b: 1 }, { name: 'one' })).rejects.toMatchObject({ code: 86 });
      await expect(rows.createIndex({ a: 1 }, { name: 'two' })).rejects.toMatchObject({ code: 85 });
      await expect(rows.createIndex({ a: 1 }, { name: 'one', unique: true })).rejects.toMatchObject({ code: 85 });
      await rows.createIndex({ a: -1 }, { name: 'two' });
      expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_', 'one', 'two']);
      await expect(rows.dropIndex('three')).rejects.toMatchObject({ code: 27 });
      await expect(rows.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    });

    it('are refused over documents that they cannot contain', async () => {
      const rows = await filled({ _id: 1, a: 1, b: [1], c: [2] }, { _id: 2, a: 1 });
      await expect(rows.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
        code: 11_000,
        keyValue: { a: 1 },
      });
      await expect(rows.createIndex({ b: 1, c: 1 })).rejects.toMatchObject({ code: 171 });
      await rows.createIndex({ a: 1, b: 1 });
      await rows.createIndex({ c: 1, d: 1 });
      await expect(rows.insertOne({ _id: 3, c: [1], d: [2] })).rejects.toMatchObject({ code: 171 });
      await expect(rows.updateOne({ _id: 1 }, { $set: { a: [1] } })).rejects.toMatchObject({ code: 171 });
    });

    it.each([
      [{ key: { a: 1 }, name: 'a', expireAfterSeconds: 5 }, 'an index with expireAfterSeconds'],
      [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }, 'an index with collation'],
      [{ key: { a: 'text' }, name: 'a' }, 'an index of the kind text'],
    ])('of other kinds are not imitated: %j', async (index, name) => {
      const command = { createIndexes: collection().collectionName, indexes: [index] };
      await expect(db().command(command)).rejects.toEqual(unspoken(name));
    });
  });

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
    const session = client.startSession();
    session.startTransaction();
    await expect(rows.insertOne({ _id: 1 }, { session })).rejects.toEqual(unspoken('transactions'));
    await session.endSession();
    expect(await rows.countDocuments()).toBe(0);
    const commit = { commitTransaction: 1, autocommit: false, txnNumber: Long.fromNumber(1) };
    await expect(client.db('admin').command(commit)).rejects.toEqual(unspoken('commitTransaction'));
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
      fake.fail({ command: 'insert', kind: 'refuse', code: 91, times: 2 });
      expect(await failed(numbered(1, collectionName))).toMatchObject({ code: 91, codeName: 'ShutdownInProgress' });
      fake.fail({ command: 'insert', kind: 'refuse', code: 91 });
      const labels = async (code: number, given?: string[]) => {
        fake.heal();
        fake.fail({ command: 'insert', kind: 'refuse', code, ...(given ? { labels: given } : {}) });
        return labelsOf(await failed(numbered(2, collectionName)));
      };
      expect(await labels(91)).toEqual(['RetryableWriteError']);
      expect(await labels(11_000)).toEqual([]);
      expect(await labels(462, ['SystemOverloadedError', 'RetryableError'])).toEqual([
        'SystemOverloadedError',
        'RetryableError',
      ]);
      expect(await labels(91, [])).toEqual([]);
      fake.heal();
      fake.fail({ command: 'insert', kind: 'refuse', code: 91 });
      const unnumbered = await failed(db().command({ insert: collectionName, documents: [{ _id: 9 }] }));
      expect(labelsOf(unnumbered)).toEqual([]);
    });

    it('may be an error of the write concern after the write, with a code and labels', async () => {
      const rows = collection();
      fake.fail({ command: 'insert', kind: 'writeConcernError', code: 91 });
      const error = await failed(numbered(3, rows.collectionName));
      expect([error.code, labelsOf(error)]).toEqual([91, ['RetryableWriteError']]);
      expect(await rows.countDocuments()).toBe(1);
      fake.fail({ command: 'insert', kind: 'writeConcernError', code: 64 });
      const other = await failed(numbered(4, rows.collectionName));
      expect([other.code, labelsOf(other)]).toEqual([64, []]);
    });
  });
});
