import { Binary, Long, MongoClient } from 'mongodb';
import { type MongoDouble, startMongoDouble } from './double-server.ts';

/** What real servers do and the adapters lean on. */
describe('the MongoDB double', () => {
  let doubles: { single: MongoDouble; ofSet: MongoDouble };
  let clients: { single: MongoClient; ofSet: MongoClient };
  beforeAll(async () => {
    doubles = { single: await startMongoDouble(), ofSet: await startMongoDouble({ setName: 'double' }) };
    clients = { single: new MongoClient(doubles.single.url), ofSet: new MongoClient(doubles.ofSet.url) };
  });
  afterAll(async () => {
    for (const kind of ['single', 'ofSet'] as const) {
      await clients[kind].close();
      await doubles[kind].goAway();
    }
  });

  const numbered = (n: number) => ({
    insert: 'numbered',
    documents: [{ n }],
    lsid: { id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) },
    txnNumber: Long.fromNumber(n),
  });

  it('says what it does not speak', async () => {
    const { single } = clients;
    await expect(single.db('a').command({ mapReduce: 'b' })).rejects.toThrow('does not speak mapReduce');
    await expect(
      single
        .db('a')
        .collection('b')
        .updateOne({}, { $inc: { n: 1 } }, { upsert: true }),
    ).rejects.toThrow('does not speak $inc');
  });

  it('keeps unique indexes, and goes on after a refusal unless writes are ordered', async () => {
    const rows = clients.single.db('a').collection<{ _id: number; n?: number }>('unique');
    await rows.createIndex({ n: 1 }, { unique: true });
    const three = [
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
      { _id: 3, n: 2 },
    ];
    await expect(rows.insertMany(three)).rejects.toMatchObject({ code: 11_000 });
    expect(await rows.countDocuments()).toBe(1);
    await expect(rows.insertMany(three, { ordered: false })).rejects.toMatchObject({ code: 11_000 });
    expect(await rows.countDocuments()).toBe(2);
    await expect(rows.updateOne({ _id: 3 }, { $set: { n: 1 } })).rejects.toMatchObject({ code: 11_000 });
  });

  it('answers a repeated numbered write from memory in a set, and takes none alone', async () => {
    const db = clients.ofSet.db('a');
    const { ofSet, single } = doubles;
    ofSet.fail({ command: 'insert', collection: 'retried', kind: 'breakAfter' });
    await db.collection('retried').insertOne({ n: 1 });
    expect(ofSet.documents('a', 'retried')).toHaveLength(1);
    const sent = ofSet.asked.filter(({ collection }) => collection === 'retried');
    expect(new Set(sent.map(({ body }) => String(body.txnNumber))).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(single.asked.filter(({ body }) => body.txnNumber !== undefined)).toEqual([]);
    await expect(clients.single.db('a').command(numbered(1))).rejects.toMatchObject({ code: 20 });
  });

  it('gives long results batch by batch, and forgets cursors that are closed', async () => {
    const rows = clients.single.db('a').collection<{ _id: number }>('many');
    await rows.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })));
    const from = doubles.single.asked.length;
    expect(await rows.find().batchSize(100).toArray()).toHaveLength(250);
    const cursor = rows.find().batchSize(100);
    await cursor.next();
    await cursor.close();
    const names = doubles.single.asked.slice(from).map(({ name }) => name);
    expect(names).toEqual(['find', 'getMore', 'getMore', 'find', 'killCursors']);
  });

  it('tails a capped collection until the place was overwritten', async () => {
    const db = clients.single.db('a');
    await expect(db.collection('many').find({}, { tailable: true }).next()).rejects.toMatchObject({ code: 2 });
    const rows = await db.createCollection<{ _id: number; text: string }>('capped', { capped: true, size: 2_000 });
    await expect(db.createCollection('capped')).rejects.toMatchObject({ code: 48 });
    await rows.insertOne({ _id: 0, text: 'first' });
    const cursor = rows.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: 5_000 });
    expect((await cursor.next())?._id).toBe(0);
    const waiting = cursor.next();
    await rows.insertOne({ _id: 1, text: 'second' });
    expect((await waiting)?._id).toBe(1);
    for (let _id = 2; _id < 12; _id += 1) await rows.insertOne({ _id, text: 'x'.repeat(500) });
    await expect(cursor.next()).rejects.toMatchObject({ code: 136 });
  });
});
