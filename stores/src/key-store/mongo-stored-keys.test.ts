import { Binary } from 'mongodb';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import { keyName } from './key-store.ts';
import { mongoKeyStore } from './mongo.ts';

const secrets = { secret: 'a secret that is only good for tests' };

for (const { name, open, address, fake } of fakeTargets()) {
  describe(`keys in ${name}`, () => {
    const storedBytes = () => {
      const { database } = address();
      const rows = ['keys', 'master'].flatMap((collection) => fake().documents(database, collection));
      return rows.map(({ wrapped }) => Buffer.from((wrapped as Binary).value()));
    };

    it('are never stored unencrypted, and overwritten when they are destroyed', async () => {
      const keys = await mongoKeyStore(await open(), secrets);
      const { key } = await keys.keyOf('anna', 0);
      await keys.keyOf('ben', 0);
      const [before] = storedBytes();
      expect(storedBytes().some((bytes) => bytes.includes(Buffer.from(key)))).toBe(false);
      await keys.destroy('anna', 1);
      expect(storedBytes().some((bytes) => before && bytes.includes(before.subarray(0, 16)))).toBe(false);
      expect(storedBytes()[0]?.equals(Buffer.alloc(60))).toBe(true);
      expect(fake().asked.some(({ name: command, collection }) => command === 'compact' && collection === 'keys')).toBe(
        true,
      );
    });

    it('are compacted also where the answer to their destruction was lost', async () => {
      const keys = await mongoKeyStore(await open(), secrets);
      await keys.keyOf('anna', 0);
      const from = fake().asked.length;
      fake().fail({ command: 'update', collection: 'keys', kind: 'breakAfter' });
      await keys.destroy('anna', 1);
      await keys.destroy('anna', 1);
      expect(
        fake()
          .asked.slice(from)
          .filter(({ name: command }) => command === 'compact'),
      ).toHaveLength(1);
    });

    it('are destroyed also where the server refuses to compact, which is reported', async () => {
      const reported: unknown[] = [];
      const keys = await mongoKeyStore(await open(), secrets, (error) => void reported.push(error));
      const { keyId } = await keys.keyOf('anna', 0);
      fake().fail({ command: 'compact', kind: 'refuse', code: 13 });
      await keys.destroy('anna', 1);
      expect(await keys.read([keyId])).toEqual(new Map());
      expect(reported.map(String)).toEqual(['Error: keys could not be compacted']);
    });

    it('are opened by their secret, and by a new one when both are given', async () => {
      const connection = await open();
      const { keyId, key } = await (await mongoKeyStore(connection, secrets)).keyOf('anna', 0);
      const renewed = { secret: 'another secret' };
      const wrong = { errorKey: 'store.wrongSecret' };
      await expect(mongoKeyStore(connection, renewed)).rejects.toMatchObject(wrong);
      await (await mongoKeyStore(connection, { ...renewed, before: secrets.secret })).close();
      await expect(mongoKeyStore(connection, secrets)).rejects.toMatchObject(wrong);
      const again = await mongoKeyStore(connection, renewed);
      expect(Buffer.from((await again.read([keyId])).get(keyName(keyId)) ?? [])).toEqual(Buffer.from(key));
    });

    it('are the same for all processes that open a new database at once', async () => {
      const connection = await open();
      const stores = await Promise.all(Array.from({ length: 4 }, () => mongoKeyStore(connection, secrets)));
      const made = await Promise.all(stores.map((keys) => keys.keyOf('anna', 0)));
      expect(new Set(made.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(1);
    });

    it('cannot be exchanged between owners', async () => {
      const connection = await open();
      const keys = await mongoKeyStore(connection, secrets);
      await keys.keyOf('anna', 0);
      await keys.keyOf('ben', 0);
      const rows = connection.db.collection<{ _id: string; wrapped: Binary }>('keys');
      const anna = await rows.findOne({ _id: '1:anna' });
      await rows.updateOne({ _id: '1:ben' }, { $set: { wrapped: anna?.wrapped ?? new Binary() } });
      await expect(keys.read([{ owner: 'ben', number: 1 }])).rejects.toThrow('damaged');
    });
  });
}
