import type { FaultKind } from '@clearbench/fake-servers/mongo/faults.fake';
import { mongoCheckpointStore } from '../checkpoint-store/mongo.ts';
import { mongoDocumentStore } from '../document-store/mongo.ts';
import { mongoKeyStore } from '../key-store/mongo.ts';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import { connectMongo } from './mongo-connection.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const faults: readonly FaultKind[] = [
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

for (const { name, open, address, fake } of fakeTargets()) {
  /** The address with an option that gives up within a second. */
  const hasty = () => {
    const { url, database } = address();
    return { url: `${url}${url.includes('?') ? '&' : '?'}serverSelectionTimeoutMS=900`, database };
  };

  describe(`${name} with faults`, () => {
    afterEach(() => fake().heal());

    it.each(faults)('writes documents once, with their checkpoint: $kind', async (fault) => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      const checkpoints = mongoCheckpointStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, [{ id: 'b', position: 2, document: { name: 'two' } }]);
      fake().fail({ command: 'update', collection: `documents.${files}`, ...fault });
      fake().fail({ command: 'update', collection: 'checkpoints', ...fault });
      await documents.apply(files, batch, { name: files, position: 6 });
      expect(await checkpoints.all()).toEqual(new Map([[files, 6]]));
      expect([...(await documents.getMany(files, ['a', 'b', 'c'])).keys()]).toEqual(['a', 'c']);
      expect(await documents.count(files, [{ field: 'name', anyOf: ['three', 'two', 'five'] }])).toBe(2);
    });

    it.each([43, 50, 112, 133, 134, 237, 365, 462, 13_388])('retries reads after error %i', async (code) => {
      const documents = mongoDocumentStore(await open());
      await documents.apply(files, batch);
      fake().fail({ command: 'find', collection: `documents.${files}`, kind: 'refuse', code, times: 3 });
      expect((await documents.get(files, 'a'))?.position).toBe(3);
    });

    it.each(faults)('creates one key, and destroys it: $kind', async (harm) => {
      const keys = await mongoKeyStore(await open(), secrets);
      fake().fail({ command: 'findAndModify', collection: 'keys', ...harm });
      const made = await keys.keyOf('anna', 1);
      expect(made.keyId.number).toBe(1);
      expect(Buffer.from((await keys.keyOf('anna', 2)).key)).toEqual(Buffer.from(made.key));
      fake().fail({ command: 'update', collection: 'keys', ...harm });
      await keys.destroy('anna', 2);
      expect(await keys.read([made.keyId])).toEqual(new Map());
    });

    it('changes nothing when a batch is applied again after a crash', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      await documents.apply(files, batch);
      const { database } = address();
      const before = JSON.stringify(fake().documents(database, `documents.${files}`));
      await documents.apply(files, batch, { name: files, position: 6 });
      await mongoDocumentStore(connection).apply(files, batch.toReversed(), { name: files, position: 6 });
      expect(JSON.stringify(fake().documents(database, `documents.${files}`))).toBe(before);
    });

    it.each([
      [2, 3],
      [9, 9],
    ])(
      'keeps the newer document where another process adds position %d at the same moment',
      async (otherPosition, winner) => {
        const documents = mongoDocumentStore(await open());
        const { database } = address();
        const row = { _id: 'a', position: otherPosition, live: true, json: '{"name":"theirs"}' };
        fake().meanwhile(database, `documents.${files}`, row);
        await documents.apply(files, batch);
        expect((await documents.get(files, 'a'))?.position).toBe(winner);
        expect((await documents.get(files, 'c'))?.position).toBe(5);
      },
    );

    it('keeps the checkpoint where documents were not written', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      fake().fail({ command: 'update', collection: `documents.${files}`, kind: 'refuse', code: 8 });
      await expect(documents.apply(files, batch, { name: files, position: 6 })).rejects.toThrow('refused by the test');
      expect(await mongoCheckpointStore(connection).all()).toEqual(new Map());
    });

    it('retries what a server labels as worth a retry, and errors of write concerns', async () => {
      const documents = mongoDocumentStore(await open());
      const labels = ['SystemOverloadedError', 'RetryableError'];
      fake().fail({ command: 'update', kind: 'refuse', code: 99_999, labels, times: 2 });
      fake().fail({ command: 'update', kind: 'writeConcernError', code: 91, times: 2 });
      await documents.apply(files, batch);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
    });

    it('names a full disk of the server', async () => {
      const documents = mongoDocumentStore(await open());
      fake().fail({ command: 'update', kind: 'refuse', code: 14_031 });
      await expect(documents.apply(files, batch)).rejects.toMatchObject({ errorKey: 'store.full' });
    });

    it('survives an election that takes several attempts', async () => {
      const documents = mongoDocumentStore(await open());
      fake().fail({ command: 'update', kind: 'notPrimary', times: 3 });
      await documents.apply(files, batch);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
    });

    it('does not count a write without majority as done', async () => {
      await open();
      const connection = await connectMongo(hasty());
      const documents = mongoDocumentStore(connection);
      fake().fail({ command: 'update', collection: `documents.${files}`, kind: 'noMajority', times: 1_000 });
      const applying = documents.apply(files, batch, { name: files, position: 6 });
      await expect(applying).rejects.toMatchObject({ errorKey: 'store.unavailable' });
      expect(await mongoCheckpointStore(connection).all()).toEqual(new Map());
      await connection.close();
    });

    it('completes an interrupted change of shape', async () => {
      const connection = await open();
      const documents = mongoDocumentStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, batch);
      const shape = { indexes: [['name'], ['size', 'name']], search: 'name' };
      fake().fail({ command: 'update', collection: `documents.${files}`, kind: 'refuse', code: 8 });
      await expect(documents.prepare(files, shape)).rejects.toThrow('refused by the test');
      const again = mongoDocumentStore(connection);
      await again.prepare(files, shape);
      const query = { where: [], sort: { field: 'name', direction: 'ascending' }, search: 'hre', limit: 5 } as const;
      expect((await again.find(files, query)).items.map(({ id }) => id)).toEqual(['a']);
    });

    it('fails without a server, and continues when it is back', async () => {
      await open();
      const connection = await connectMongo(hasty());
      const documents = mongoDocumentStore(connection);
      const keys = await mongoKeyStore(connection, secrets);
      await documents.apply(files, batch);
      await fake().goAway();
      const away = { errorKey: 'store.unavailable' };
      try {
        await expect(documents.get(files, 'a')).rejects.toMatchObject(away);
        await expect(documents.apply(files, batch)).rejects.toMatchObject(away);
        await expect(keys.keyOf('anna', 1)).rejects.toMatchObject(away);
        await expect(connectMongo(hasty())).rejects.toMatchObject(away);
      } finally {
        await fake().comeBack();
      }
      const found = await documents.get(files, 'a');
      await connection.close();
      expect(found?.position).toBe(3);
    });

    it('limits the wait for an answer', async () => {
      await open();
      const { url, database } = address();
      const hasty = `${url}${url.includes('?') ? '&' : '?'}socketTimeoutMS=300`;
      const connection = await connectMongo({ url: hasty, database });
      const documents = mongoDocumentStore(connection);
      fake().fail({ command: 'update', collection: `documents.${files}`, kind: 'late', milliseconds: 900 });
      await documents.apply(files, batch);
      expect((await documents.get(files, 'c'))?.position).toBe(5);
      await connection.close();
    });

    it('writes and reads with majority concern', async () => {
      const connection = await open();
      const from = fake().asked.length;
      const documents = mongoDocumentStore(connection);
      await documents.prepare(files, { indexes: [['name']] });
      await documents.apply(files, batch, { name: files, position: 6 });
      await documents.get(files, 'a');
      await documents.count(files, []);
      await (await mongoKeyStore(connection, secrets)).keyOf('anna', 1);
      const requested = fake().asked.slice(from);
      const writes = requested.filter((each) => /^(insert|update|delete|findAndModify)$/.test(each.name));
      const reads = requested.filter((each) => /^(find|aggregate)$/.test(each.name));
      expect([writes.length > 3, reads.length > 3]).toEqual([true, true]);
      expect(writes.filter(({ body }) => body.writeConcern?.w !== 'majority' || !body.writeConcern.j)).toEqual([]);
      expect(reads.filter(({ body }) => body.readConcern?.level !== 'majority')).toEqual([]);
    });
  });
}
