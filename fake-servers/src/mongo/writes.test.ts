import { Binary, type MongoServerError } from 'mongodb';
import { strictFake, unspoken } from './testing/strict-fake.fixture.ts';

/** What a real server answers to writes; where the fake does not imitate it, it says so. */
describe('writes of the MongoDB fake, compared with the manual and the sources of the server', () => {
  const { db, collection, filled } = strictFake();
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
});
