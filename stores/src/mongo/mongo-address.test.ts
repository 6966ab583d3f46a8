import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateDouble } from '../wire-doubles/certificate-double.ts';
import { type MongoDouble, startMongoDouble } from '../wire-doubles/mongo/double-server.ts';
import { connectMongo } from './mongo-connection.ts';

const refusalOf = async (url: string): Promise<unknown> => {
  try {
    await (await connectMongo({ url, database: 'clearbench' })).close();
    return 'taken';
  } catch (error) {
    const { errorKey, params } = error as { errorKey: string; params: object };
    return { errorKey, ...params };
  }
};

describe('the address of a MongoDB', () => {
  it.each([
    ['mongodb://:::/x', ''],
    ['mongodb://me:hush@hush:w@here/x', ''],
    ['mongodb://here/x?tls=maybe', 'tls/ssl must be either "true" or "false"'],
    ['mongodb://here/x?nosuch=1', 'option nosuch is not supported'],
  ])('%s is refused, without a word of a password', async (url, reason) =>
    expect(await refusalOf(url)).toEqual({ errorKey: 'store.badAddress', reason }),
  );

  it('names a certificate that is not there', async () =>
    expect(await refusalOf('mongodb://localhost/x?tls=true&tlsCAFile=/nowhere/ca.pem')).toEqual({
      errorKey: 'store.badAddress',
      reason: expect.stringContaining('/nowhere/ca.pem'),
    }));

  describe('of a server that speaks TLS', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearbench-'));
    const tls = certificateDouble();
    const file = join(folder, 'authority.pem');
    let double: MongoDouble;
    beforeAll(async () => {
      writeFileSync(file, tls.certificate);
      double = await startMongoDouble({ tls });
    });
    afterAll(async () => {
      await double.goAway();
      rmSync(folder, { recursive: true });
    });
    const hasty = '?serverSelectionTimeoutMS=500';

    it('is taken with the authority it names, and what is said there is heard', async () => {
      const url = `${double.url}?tls=true&tlsCAFile=${encodeURIComponent(file)}`;
      const connection = await connectMongo({ url, database: 'clearbench' });
      await connection.ask(() => connection.db.collection('keys').insertOne({ owner: 'anna' }));
      expect(await connection.ask(() => connection.db.collection('keys').countDocuments())).toBe(1);
      await connection.close();
    });

    it.each(['&tls=true', ''])('says "unavailable" to who does not trust it, or speaks in clear (%j)', async (more) =>
      expect(await refusalOf(`${double.url}${hasty}${more}`)).toEqual({ errorKey: 'store.unavailable' }),
    );
  });

  describe('of a server that lets nobody in', () => {
    let double: MongoDouble;
    beforeAll(async () => {
      double = await startMongoDouble({});
    });
    afterAll(() => double.goAway());

    it.each([13, 18])('is told apart from one where nobody answers (%d)', async (code) => {
      const connection = await connectMongo({ url: double.url, database: 'clearbench' });
      double.fail({ command: 'find', kind: 'refuse', code });
      const asking = connection.ask(() => connection.db.collection('keys').find().toArray());
      await expect(asking).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
      await connection.close();
    });
  });
});
