import { createHash, randomBytes } from 'node:crypto';
import { type ContentStore, notedEvery } from '../content-store.ts';
import { pieceSize } from '../pieces.ts';

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function* broken(bytes: Uint8Array) {
  yield bytes;
  throw new Error('the upload broke off');
}

const collect = async (pieces: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return parts;
};

/** The contract of every content store; an adapter's test runs it with a function that opens an empty store. */
export const contentStoreSpec = (name: string, open: (now?: () => number) => Promise<ContentStore>): void =>
  describe(`${name} as a content store`, () => {
    let store: ContentStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const message = Buffer.from('<Document>Zürich \0 漢字 😀</Document>');
    const large = Buffer.concat([randomBytes(pieceSize + 17), Buffer.alloc(2 * pieceSize, 'pacs.008 '), message]);

    it.each([
      ['nothing', Buffer.alloc(0)],
      ['a message', message],
      ['exactly one piece', Buffer.alloc(pieceSize, 'x')],
      ['many pieces', large],
    ])('returns %s', async (_, bytes) => {
      expect(await store.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
      expect(await store.has(sha256Of(bytes))).toBe(true);
      expect(await store.size(sha256Of(bytes))).toBe(bytes.length);
      expect(Buffer.compare(await store.get(sha256Of(bytes)), bytes)).toBe(0);
    });

    it.each([1000, pieceSize - 1, 5 * pieceSize])('accepts a stream of chunks of %d bytes', async (size) => {
      expect(await store.put(inChunks(large, size))).toEqual({ sha256: sha256Of(large), size: large.length });
      expect(Buffer.compare(await store.get(sha256Of(large)), large)).toBe(0);
    });

    it('reads chunks of at most 1 MiB', async () => {
      const { sha256 } = await store.put(large);
      const pieces = await collect(store.read(sha256));
      expect(pieces.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(pieceSize);
      expect(Buffer.compare(Buffer.concat(pieces), large)).toBe(0);
    });

    it.each([0, 1, pieceSize - 1, pieceSize, pieceSize + 1, 3 * pieceSize, large.length - 1, large.length])(
      'reads from byte %d on',
      async (from) => {
        const { sha256 } = await store.put(large);
        const rest = Buffer.concat(await collect(store.read(sha256, from)));
        expect(Buffer.compare(rest, large.subarray(from))).toBe(0);
      },
    );

    it('accepts the same bytes again, also at the same time', async () => {
      const puts = await Promise.all([
        store.put(large),
        store.put(inChunks(large, 4000)),
        store.put(large),
        store.put(large),
      ]);
      expect(new Set(puts.map(({ sha256 }) => sha256)).size).toBe(1);
      expect(await store.put(large)).toEqual(puts[0]);
      expect(Buffer.compare(await store.get(sha256Of(large)), large)).toBe(0);
    });

    it('keeps concurrent contents separate', async () => {
      const contents = Array.from({ length: 6 }, (_, n) => Buffer.concat([Buffer.from(`${n}`), large]));
      const puts = await Promise.all(contents.map((bytes) => store.put(inChunks(bytes, 100_000))));
      for (const [n, { sha256 }] of puts.entries()) {
        expect(Buffer.compare(await store.get(sha256), contents[n] ?? message)).toBe(0);
      }
    });

    it('shares no bytes with its callers', async () => {
      const bytes = Buffer.from('as it was put');
      const { sha256 } = await store.put(bytes);
      bytes.fill('x');
      (await store.get(sha256)).fill(0);
      for await (const piece of store.read(sha256)) piece.fill(0);
      expect(Buffer.from(await store.get(sha256)).toString()).toBe('as it was put');
    });

    it('fails at the first pull of an unknown content', async () => {
      const sha256 = sha256Of(message);
      const missing = { errorKey: 'store.contentMissing', params: { sha256 } };
      expect(await store.has(sha256)).toBe(false);
      const pieces = store.read(sha256)[Symbol.asyncIterator]();
      await expect(pieces.next()).rejects.toMatchObject(missing);
      await expect(store.get(sha256)).rejects.toMatchObject(missing);
      await expect(store.size(sha256)).rejects.toMatchObject(missing);
    });

    it('stores nothing of a stream that fails', async () => {
      await expect(store.put(broken(large))).rejects.toThrow('the upload broke off');
      expect(await store.has(sha256Of(large))).toBe(false);
      expect((await store.put(large)).size).toBe(large.length);
    });

    describe('remove', () => {
      const hour = 3_600_000;
      let time = Date.parse('2026-01-05T10:00:00Z');
      beforeEach(async () => {
        await store.close();
        store = await open(() => time);
      });

      it.each([
        ['a message', message],
        ['many pieces', large],
      ])('removes %s that was not put since, and nothing else', async (_, bytes) => {
        const [{ sha256 }, other] = [await store.put(bytes), await store.put(Buffer.from('another one'))];
        expect(await store.remove(sha256, time - 1)).toBe(false);
        expect(Buffer.compare(await store.get(sha256), bytes)).toBe(0);
        expect(await store.remove(sha256, time + notedEvery + 1)).toBe(true);
        const missing = { errorKey: 'store.contentMissing', params: { sha256 } };
        await expect(store.get(sha256)).rejects.toMatchObject(missing);
        await expect(collect(store.read(sha256))).rejects.toMatchObject(missing);
        expect([await store.has(sha256), await store.has(other.sha256)]).toEqual([false, true]);
        expect(await store.remove(sha256, time + 10 * hour)).toBe(false);
      });

      it('keeps a content that is put again, before or after', async () => {
        const { sha256 } = await store.put(large);
        time += 30 * hour;
        await store.put(large);
        expect(await store.remove(sha256, time - 20 * hour)).toBe(false);
        time += 30 * hour;
        await store.put(inChunks(large, 100_000));
        expect(await store.remove(sha256, time - 20 * hour)).toBe(false);
        time += 30 * hour;
        expect(await store.remove(sha256, time - 20 * hour)).toBe(true);
        expect(await store.put(large)).toEqual({ sha256, size: large.length });
        expect(Buffer.compare(await store.get(sha256), large)).toBe(0);
      });

      it('never removes a content that is put at the same time', async () => {
        const { sha256 } = await store.put(large);
        time += 30 * hour;
        const puts = [store.put(large), store.put(inChunks(large, 50_000)), store.put(large)];
        const removal = store.remove(sha256, time - 20 * hour);
        await Promise.all([...puts, removal]);
        expect(await store.has(sha256)).toBe(true);
        expect(Buffer.compare(await store.get(sha256), large)).toBe(0);
      });

      it('ends the readers of a removed content, without reporting damage', async () => {
        const { sha256 } = await store.put(large);
        const pieces = store.read(sha256)[Symbol.asyncIterator]();
        await pieces.next();
        expect(await store.remove(sha256, time + 10 * hour)).toBe(true);
        const rest = async () => {
          while (!(await pieces.next()).done);
        };
        await rest().catch((error: unknown) => expect(error).toMatchObject({ errorKey: 'store.contentMissing' }));
        expect((await store.put(message)).size).toBe(message.length);
      });
    });

    it('rejects calls after closing', async () => {
      const { sha256 } = await store.put(message);
      await store.close();
      const closed = { errorKey: 'store.closed' };
      await expect(store.put(message)).rejects.toMatchObject(closed);
      await expect(store.has(sha256)).rejects.toMatchObject(closed);
      await expect(store.remove(sha256, Date.now())).rejects.toMatchObject(closed);
      await expect(collect(store.read(sha256))).rejects.toMatchObject(closed);
      await store.close();
    });
  });
