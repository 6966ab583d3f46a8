import { mongoCheckpointStore } from '../checkpoint-store/mongo.ts';
import { mongoDocumentStore } from '../document-store/mongo.ts';
import { mongoKeyStore } from '../key-store/mongo.ts';
import type { Harm } from '../wire-doubles/mongo/double-faults.ts';
import { doubleTargets } from '../wire-doubles/mongo/double-targets.ts';
import { connectMongo } from './mongo-connection.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const harms: readonly Harm[] = [
  { kind: 'breakBefore' },
  { kind: 'breakAfter' },
  { kind: 'notPrimary' },
  { kind: 'noMajority' },
  { kind: 'twice' },
  { kind: 'late', milliseconds: 60 },
];
const files = 'files@1';
const batch = [
  { id: 'a', position: 3, document: { name: 'three' } },
  { id: 'b', position: 4, document: null },
  { id: 'c', position: 5, document: { name: 'five' } },
];

for (const { name, open, address, double } of doubleTargets()) {
  describe(`${name}, when something goes wrong`, () => {
    afterEach(() => double().heal());

    it.each(harms)('writes documents once, and their checkpoint: $kind', async (harm) => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      const checkpoints = mongoCheckpointStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, [{ id: 'b', position: 2, document: { name: 'two' } }]);
      double().fail({ command: 'update', collection: `documents.${files}`, ...harm });
      double().fail({ command: 'update', collection: 'checkpoints', ...harm });
      await documents.apply(files, batch, { name: files, position: 6 });
      expect(await checkpoints.all()).toEqual(new Map([[files, 6]]));
      expect([...(await documents.getMany(files, ['a', 'b', 'c'])).keys()]).toEqual(['a', 'c']);
      expect(await documents.count(files, [{ field: 'name', anyOf: ['three', 'two', 'five'] }])).toBe(2);
    });

    it.each(harms)('makes one key, and destroys it: $kind', async (harm) => {
      const keys = await mongoKeyStore(await open(), secrets);
      double().fail({ command: 'findAndModify', collection: 'keys', ...harm });
      const made = await keys.keyOf('anna', 1);
      expect(made.keyId.number).toBe(1);
      expect(Buffer.from((await keys.keyOf('anna', 2)).key)).toEqual(Buffer.from(made.key));
      double().fail({ command: 'update', collection: 'keys', ...harm });
      await keys.destroy('anna', 2);
      expect(await keys.read([made.keyId])).toEqual(new Map());
    });

    it('changes nothing when a batch is applied again after a crash', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      await documents.apply(files, batch);
      const { database } = address();
      const before = JSON.stringify(double().documents(database, `documents.${files}`));
      await documents.apply(files, batch, { name: files, position: 6 });
      await mongoDocumentStore(connection).apply(files, batch.toReversed(), { name: files, position: 6 });
      expect(JSON.stringify(double().documents(database, `documents.${files}`))).toBe(before);
    });

    it.each([
      [2, 3],
      [9, 9],
    ])('lets the newer one win where somebody adds position %d in the same moment', async (theirs, winner) => {
      const documents = mongoDocumentStore(await open());
      const { database } = address();
      const row = { _id: 'a', position: theirs, live: true, json: '{"name":"theirs"}' };
      double().meanwhile(database, `documents.${files}`, row);
      await documents.apply(files, batch);
      expect((await documents.get(files, 'a'))?.position).toBe(winner);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
    });

    it('leaves the checkpoint where it was when documents are not written', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      double().fail({ command: 'update', collection: `documents.${files}`, kind: 'refuse', code: 8 });
      await expect(documents.apply(files, batch, { name: files, position: 6 })).rejects.toThrow('refused by the test');
      expect(await mongoCheckpointStore(connection).all()).toEqual(new Map());
    });

    it('goes through an election that takes a few attempts', async () => {
      const documents = mongoDocumentStore(await open());
      double().fail({ command: 'update', kind: 'notPrimary', times: 3 });
      await documents.apply(files, batch);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
    });

    it('counts nothing as written that no majority confirms', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      double().fail({ command: 'update', collection: `documents.${files}`, kind: 'noMajority', times: 9 });
      const applying = documents.apply(files, batch, { name: files, position: 6 });
      await expect(applying).rejects.toMatchObject({ errorKey: 'store.unavailable' });
      expect(await mongoCheckpointStore(connection).all()).toEqual(new Map());
    });

    it('takes up a change of shape that was interrupted', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, batch);
      const shape = { indexes: [['name'], ['size', 'name']], search: 'name' };
      double().fail({ command: 'update', collection: `documents.${files}`, kind: 'refuse', code: 8 });
      await expect(documents.prepare(files, shape)).rejects.toThrow('refused by the test');
      const again = mongoDocumentStore(connection);
      await again.prepare(files, shape);
      const query = { where: [], sort: { field: 'name', direction: 'ascending' }, search: 'hre', limit: 5 } as const;
      expect((await again.find(files, query)).items.map(({ id }) => id)).toEqual(['a']);
    });

    it('says that nobody answers, and goes on when somebody does again', async () => {
      await open();
      const { url, database } = address();
      const hasty = `${url}${url.includes('?') ? '&' : '?'}serverSelectionTimeoutMS=900`;
      const connection = await connectMongo({ url: hasty, database });
      const documents = mongoDocumentStore(connection);
      const keys = await mongoKeyStore(connection, secrets);
      await documents.apply(files, batch);
      await double().goAway();
      const away = { errorKey: 'store.unavailable' };
      try {
        await expect(documents.get(files, 'a')).rejects.toMatchObject(away);
        await expect(documents.apply(files, batch)).rejects.toMatchObject(away);
        await expect(keys.keyOf('anna', 1)).rejects.toMatchObject(away);
        await expect(connectMongo({ url: hasty, database })).rejects.toMatchObject(away);
      } finally {
        await double().comeBack();
      }
      const found = await documents.get(files, 'a');
      await connection.close();
      expect(found?.position).toBe(3);
    });

    it('does not wait for ever for an answer', async () => {
      await open();
      const { url, database } = address();
      const hasty = `${url}${url.includes('?') ? '&' : '?'}socketTimeoutMS=300`;
      const connection = await connectMongo({ url: hasty, database });
      const documents = mongoDocumentStore(connection);
      double().fail({ command: 'update', collection: `documents.${files}`, kind: 'late', milliseconds: 900 });
      await documents.apply(files, batch);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
      await connection.close();
    });

    it('asks a majority to write and shows nothing a majority has not', async () => {
      const connection = await open();
      const from = double().asked.length;
      const documents = mongoDocumentStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, batch, { name: files, position: 6 });
      await documents.get(files, 'a');
      await documents.count(files, []);
      await (await mongoKeyStore(connection, secrets)).keyOf('anna', 1);
      const asked = double().asked.slice(from);
      const writes = asked.filter((each) => /^(insert|update|delete|findAndModify)$/.test(each.name));
      const reads = asked.filter((each) => /^(find|aggregate)$/.test(each.name));
      expect([writes.length > 3, reads.length > 3]).toEqual([true, true]);
      expect(writes.filter(({ body }) => body.writeConcern?.w !== 'majority' || !body.writeConcern.j)).toEqual([]);
      expect(reads.filter(({ body }) => body.readConcern?.level !== 'majority')).toEqual([]);
    });
  });
}
