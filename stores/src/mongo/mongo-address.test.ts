import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeMongo, startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { selfSignedCertificate } from '../testing/certificate.fake.ts';
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

describe('address of a MongoDB', () => {
  it.each([
    ['mongodb://:::/x', ''],
    ['mongodb://me:hush@hush:w@here/x', ''],
    ['mongodb://here/x?tls=maybe', 'tls/ssl must be either "true" or "false"'],
    ['mongodb://here/x?nosuch=1', 'option nosuch is not supported'],
  ])('refuses %s, without a password in the error', async (url, reason) =>
    expect(await refusalOf(url)).toEqual({ errorKey: 'store.badAddress', reason }),
  );

  it('names a missing certificate', async () =>
    expect(await refusalOf('mongodb://localhost/x?tls=true&tlsCAFile=/nowhere/ca.pem')).toEqual({
      errorKey: 'store.badAddress',
      reason: expect.stringContaining('/nowhere/ca.pem'),
    }));

  describe('TLS server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearbench-'));
    const tls = selfSignedCertificate();
    const file = join(folder, 'authority.pem');
    let fake: FakeMongo;
    beforeAll(async () => {
      writeFileSync(file, tls.certificate);
      fake = await startFakeMongo({ tls });
    });
    afterAll(async () => {
      await fake.goAway();
      rmSync(folder, { recursive: true });
    });
    const hasty = '?serverSelectionTimeoutMS=500';

    it('is accepted with the given authority, and answers', async () => {
      const url = `${fake.url}?tls=true&tlsCAFile=${encodeURIComponent(file)}`;
      const connection = await connectMongo({ url, database: 'clearbench' });
      await connection.ask(() => connection.db.collection('keys').insertOne({ owner: 'anna' }));
      expect(await connection.ask(() => connection.db.collection('keys').countDocuments())).toBe(1);
      await connection.close();
    });

    it.each(['&tls=true', ''])('is "unavailable" for an untrusted or unencrypted client (%j)', async (more) =>
      expect(await refusalOf(`${fake.url}${hasty}${more}`)).toEqual({ errorKey: 'store.unavailable' }),
    );
  });

  describe('server that requires credentials', () => {
    let fake: FakeMongo;
    beforeAll(async () => {
      fake = await startFakeMongo({});
    });
    afterAll(() => fake.goAway());

    it.each([13, 18])('is distinguished from a server that does not answer (%d)', async (code) => {
      const connection = await connectMongo({ url: fake.url, database: 'clearbench' });
      fake.fail({ command: 'find', kind: 'refuse', code });
      const asking = connection.ask(() => connection.db.collection('keys').find().toArray());
      await expect(asking).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
      await connection.close();
    });
  });
});
