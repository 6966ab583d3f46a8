import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import { GridFSBucket } from 'mongodb';
import type { Harm } from '../wire-doubles/mongo/double-faults.ts';
import { doubleTargets } from '../wire-doubles/mongo/double-targets.ts';
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
const kinds: readonly Harm['kind'][] = ['breakBefore', 'breakAfter', 'twice'];
const harms = kinds.flatMap((kind) => places.map((place) => ({ kind, ...place })));

/** Looks again until something holds, for five seconds at most. */
const until = async (holds: () => boolean) => {
  for (let round = 0; round < 500 && !holds(); round += 1) await after(10);
  expect(holds()).toBe(true);
};

for (const { name, open, address, double } of doubleTargets()) {
  describe(`the contents of ${name}`, () => {
    afterEach(() => double().heal());

    const kept = () => {
      const { database } = address();
      const count = (part: string) => double().documents(database, `contents.${part}`).length;
      return { files: count('files'), chunks: count('chunks'), uploads: count('uploads') };
    };

    it.each(harms)('are whole, and nothing is left beside them: $kind at $command of $collection', async (harm) => {
      const store = await mongoContentStore(await open());
      const bytes = randomBytes(2 * pieceSize + 17);
      double().fail(harm as Parameters<ReturnType<typeof double>['fail']>[0]);
      expect(await store.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
      expect(Buffer.compare(await store.get(sha256Of(bytes)), bytes)).toBe(0);
      expect(kept()).toEqual({ files: 1, chunks: 3, uploads: 0 });
    });

    it('can be read by whatever knows GridFS', async () => {
      const connection = await open();
      const bytes = Buffer.concat([randomBytes(2 * pieceSize), Buffer.from('end')]);
      const { sha256 } = await (await mongoContentStore(connection)).put(bytes);
      const bucket = new GridFSBucket(connection.db, { bucketName: 'contents' });
      const compressed = await buffer(bucket.openDownloadStreamByName(sha256));
      expect(Buffer.compare(zstdDecompressSync(compressed), bytes)).toBe(0);
    });

    it('leave no chunk of an upload that broke off or that was one too many', async () => {
      const store = await mongoContentStore(await open());
      const bytes = randomBytes(2 * pieceSize + 1);
      async function* source(breaks: boolean) {
        yield bytes;
        if (breaks) throw new Error('broke off');
      }
      await expect(store.put(source(true))).rejects.toThrow('broke off');
      expect(kept()).toEqual({ files: 0, chunks: 0, uploads: 0 });
      await Promise.all([store.put(source(false)), store.put(source(false)), store.put(bytes)]);
      expect(kept()).toEqual({ files: 1, chunks: 3, uploads: 0 });
    });

    it('are rid of what an ended process left, while what is under way is left alone', async () => {
      const connection = await open();
      const store = await mongoContentStore(connection, () => 0);
      let wake = () => {};
      const sleep = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let started = () => {};
      const underWay = new Promise<void>((resolve) => {
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
      await underWay;
      await until(() => kept().chunks > 0);
      await mongoContentStore(connection, () => 0.5 * hours);
      expect(kept().chunks).toBeGreaterThan(0);
      await mongoContentStore(connection, () => 2 * hours);
      expect(kept()).toMatchObject({ chunks: 0, uploads: 0 });
      // It had only slept: it is told, rather than that half a content were kept.
      wake();
      await expect(putting).rejects.toMatchObject({ errorKey: 'store.unavailable' });
      expect(kept()).toMatchObject({ chunks: 0, uploads: 0 });
      const whole = Buffer.concat([bytes, bytes]);
      expect(await store.has(sha256Of(whole))).toBe(false);
      expect((await store.put(whole)).size).toBe(whole.length);
    });

    it('are swept from hour to hour while others are put', async () => {
      const connection = await open();
      let time = 0;
      const store = await mongoContentStore(connection, () => time);
      const uploads = connection.db.collection<{ _id: string; touched: Date }>('contents.uploads');
      await uploads.insertOne({ _id: 'left', touched: new Date(0) });
      await store.put(Buffer.from('one'));
      expect(kept().uploads).toBe(1);
      time = 2 * hours;
      await store.put(Buffer.from('two'));
      expect(kept().uploads).toBe(0);
    });

    it('that lost a chunk are said to be missing', async () => {
      const connection = await open();
      const store = await mongoContentStore(connection);
      const { sha256 } = await store.put(randomBytes(2 * pieceSize));
      await connection.db.collection('contents.chunks').deleteOne({ n: 1 });
      await expect(store.get(sha256)).rejects.toMatchObject({ errorKey: 'store.contentMissing', params: { sha256 } });
    });
  });
}
