import { Binary, Long, MongoClient } from 'mongodb';
import { type FakeMongo, startFakeMongo } from './server.fake.ts';

/** The behaviour of real servers on which the adapters rely. */
describe('MongoDB fake', () => {
  let fakes: { single: FakeMongo; ofSet: FakeMongo };
  let clients: { single: MongoClient; ofSet: MongoClient };
  beforeAll(async () => {
    fakes = { single: await startFakeMongo(), ofSet: await startFakeMongo({ setName: 'fake' }) };
    clients = { single: new MongoClient(fakes.single.url), ofSet: new MongoClient(fakes.ofSet.url) };
  });
  afterAll(async () => {
    for (const kind of ['single', 'ofSet'] as const) {
      await clients[kind].close();
      await fakes[kind].goAway();
    }
  });

  const numbered = (n: number) => ({
    insert: 'numbered',
    documents: [{ n }],
    lsid: { id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) },
    txnNumber: Long.fromNumber(n),
  });

  it('refuses unsupported commands', async () => {
    const { single } = clients;
    await expect(single.db('a').command({ mapReduce: 'b' })).rejects.toThrow('does not speak mapReduce');
    await expect(
      single
        .db('a')
        .collection('b')
        .updateOne({}, { $inc: { n: 1 } }, { upsert: true }),
    ).rejects.toThrow('does not speak $inc');
  });

  it('enforces unique indexes, and continues after an error unless writes are ordered', async () => {
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

  it('answers a repeated numbered write from memory in a replica set, and refuses numbered writes on a single server', async () => {
    const db = clients.ofSet.db('a');
    const { ofSet, single } = fakes;
    ofSet.fail({ command: 'insert', collection: 'retried', kind: 'breakAfter' });
    await db.collection('retried').insertOne({ n: 1 });
    expect(ofSet.documents('a', 'retried')).toHaveLength(1);
    const sent = ofSet.asked.filter(({ collection }) => collection === 'retried');
    expect(new Set(sent.map(({ body }) => String(body.txnNumber))).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(single.asked.filter(({ body }) => body.txnNumber !== undefined)).toEqual([]);
    await expect(clients.single.db('a').command(numbered(1))).rejects.toMatchObject({ code: 20 });
  });

  it('returns long results in batches, and removes closed cursors', async () => {
    const rows = clients.single.db('a').collection<{ _id: number }>('many');
    await rows.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })));
    const from = fakes.single.asked.length;
    expect(await rows.find().batchSize(100).toArray()).toHaveLength(250);
    const cursor = rows.find().batchSize(100);
    await cursor.next();
    await cursor.close();
    const names = fakes.single.asked.slice(from).map(({ name }) => name);
    expect(names).toEqual(['find', 'getMore', 'getMore', 'find', 'killCursors']);
  });

  it('tails a capped collection until the position was overwritten', async () => {
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
