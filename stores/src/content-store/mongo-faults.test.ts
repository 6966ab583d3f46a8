import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import type { FaultKind } from '@clearbench/fake-servers/mongo/faults.fake';
import { GridFSBucket } from 'mongodb';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import { mongoContentStore } from './mongo.ts';
import { pieceSize } from './pieces.ts';

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hours = 3_600_000;
const places = [
  { command: 'update', collection: 'contents.uploads' },
  { command: 'insert', collection: 'contents.chunks' },
  { command: 'insert', collection: 'contents.files' },
  { command: 'delete', collection: 'contents.uploads' },
];
const kinds: readonly FaultKind['kind'][] = ['breakBefore', 'breakAfter', 'twice'];
const faults = kinds.flatMap((kind) => places.map((place) => ({ kind, ...place })));

/** Polls until a condition holds; the time limit of the test ends the wait. */
const until = async (holds: () => boolean) => {
  while (!holds()) await after(5);
};

for (const { name, open, address, fake } of fakeTargets()) {
  describe(`contents of ${name}`, () => {
    afterEach(() => fake().heal());

    const storedChunks = () => {
      const { database } = address();
      const count = (part: string) => fake().documents(database, `contents.${part}`).length;
      return { files: count('files'), chunks: count('chunks'), uploads: count('uploads') };
    };

    it.each(faults)('are complete, without other chunks: $kind at $command of $collection', async (fault) => {
      const store = await mongoContentStore(await open());
      const bytes = randomBytes(2 * pieceSize + 17);
      fake().fail(fault as Parameters<ReturnType<typeof fake>['fail']>[0]);
      expect(await store.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
      expect(Buffer.compare(await store.get(sha256Of(bytes)), bytes)).toBe(0);
      expect(storedChunks()).toEqual({ files: 1, chunks: 3, uploads: 0 });
    });

    it('can be read by any GridFS client', async () => {
      const connection = await open();
      const bytes = Buffer.concat([randomBytes(2 * pieceSize), Buffer.from('end')]);
      const { sha256 } = await (await mongoContentStore(connection)).put(bytes);
      const bucket = new GridFSBucket(connection.db, { bucketName: 'contents' });
      const compressed = await buffer(bucket.openDownloadStreamByName(sha256));
      expect(Buffer.compare(zstdDecompressSync(compressed), bytes)).toBe(0);
    });

    it('leave no chunk of a failed or redundant upload', async () => {
      const store = await mongoContentStore(await open());
      const bytes = randomBytes(2 * pieceSize + 1);
      async function* source(breaks: boolean) {
        yield bytes;
        if (breaks) throw new Error('broke off');
      }
      await expect(store.put(source(true))).rejects.toThrow('broke off');
      expect(storedChunks()).toEqual({ files: 0, chunks: 0, uploads: 0 });
      await Promise.all([store.put(source(false)), store.put(source(false)), store.put(bytes)]);
      expect(storedChunks()).toEqual({ files: 1, chunks: 3, uploads: 0 });
    });

    it('remove the leftovers of ended processes, but not running uploads', async () => {
      const connection = await open();
      const store = await mongoContentStore(connection, () => 0);
      let wake = () => {};
      const sleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let started = () => {};
      const inFlightRequests = new Promise<void>((resolve) => {
        started = resolve;
      });
      const bytes = randomBytes(3 * pieceSize);
      async function* slowly() {
        yield bytes;
        started();
        await sleep;
        yield bytes;
      }
      const putting = store.put(slowly());
      await inFlightRequests;
      await until(() => storedChunks().chunks > 0);
      await mongoContentStore(connection, () => 0.5 * hours);
      expect(storedChunks().chunks).toBeGreaterThan(0);
      await mongoContentStore(connection, () => 2 * hours);
      expect(storedChunks()).toMatchObject({ chunks: 0, uploads: 0 });
      // The uploading process only slept: it gets an error, so that no partial content is stored.
      wake();
      await expect(putting).rejects.toMatchObject({ errorKey: 'store.unavailable' });
      expect(storedChunks()).toMatchObject({ chunks: 0, uploads: 0 });
      const whole = Buffer.concat([bytes, bytes]);
      expect(await store.has(sha256Of(whole))).toBe(false);
      expect((await store.put(whole)).size).toBe(whole.length);
    });

    it('are noted as running once a minute, not with each chunk', async () => {
      const connection = await open();
      let time = 0;
      const store = await mongoContentStore(connection, () => time);
      const from = fake().asked.length;
      async function* source() {
        for (let n = 0; n < 6; n += 1) {
          time += 20_000;
          yield randomBytes(pieceSize);
          await until(() => storedChunks().chunks >= n);
        }
      }
      await store.put(source());
      const touches = fake()
        .asked.slice(from)
        .filter(({ name, collection }) => name === 'update' && collection === 'contents.uploads');
      expect(storedChunks()).toEqual({ files: 1, chunks: 7, uploads: 0 });
      expect([2, 3]).toContain(touches.length);
    });

    it('are cleaned up every hour while others are put', async () => {
      const connection = await open();
      let time = 0;
      const store = await mongoContentStore(connection, () => time);
      const uploads = connection.db.collection<{ _id: string; touched: Date }>('contents.uploads');
      await uploads.insertOne({ _id: 'left', touched: new Date(0) });
      await store.put(Buffer.from('one'));
      expect(storedChunks().uploads).toBe(1);
      time = 2 * hours;
      await store.put(Buffer.from('two'));
      expect(storedChunks().uploads).toBe(0);
    });

    it('that lost a chunk are reported as missing', async () => {
      const connection = await open();
      const store = await mongoContentStore(connection);
      const { sha256 } = await store.put(randomBytes(2 * pieceSize));
      await connection.db.collection('contents.chunks').deleteOne({ n: 1 });
      await expect(store.get(sha256)).rejects.toMatchObject({ errorKey: 'store.contentMissing', params: { sha256 } });
    });
  });
}
