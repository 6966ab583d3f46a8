import { createHash, randomBytes } from 'node:crypto';
import type { ContentStore } from './content-store.ts';
import { pieceSize } from './pieces.ts';

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

/** What every content store promises; an adapter's test runs it over a way to open an empty store. */
export const contentStoreSpec = (name: string, open: () => Promise<ContentStore>): void =>
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
    ])('gives back %s', async (_, bytes) => {
      expect(await store.put(bytes)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
      expect(await store.has(sha256Of(bytes))).toBe(true);
      expect(Buffer.compare(await store.get(sha256Of(bytes)), bytes)).toBe(0);
    });

    it.each([1000, pieceSize - 1, 5 * pieceSize])('takes a stream of chunks of %d bytes', async (size) => {
      expect(await store.put(inChunks(large, size))).toEqual({ sha256: sha256Of(large), size: large.length });
      expect(Buffer.compare(await store.get(sha256Of(large)), large)).toBe(0);
    });

    it('reads in pieces of at most 1 MiB', async () => {
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

    it('takes the same bytes again, also at the same time', async () => {
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

    it('keeps concurrent contents apart', async () => {
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

    it('says at the first pull that nothing is kept', async () => {
      const sha256 = sha256Of(message);
      const missing = { errorKey: 'store.contentMissing', params: { sha256 } };
      expect(await store.has(sha256)).toBe(false);
      const pieces = store.read(sha256)[Symbol.asyncIterator]();
      await expect(pieces.next()).rejects.toMatchObject(missing);
      await expect(store.get(sha256)).rejects.toMatchObject(missing);
    });

    it('keeps nothing of a stream that breaks off', async () => {
      await expect(store.put(broken(large))).rejects.toThrow('the upload broke off');
      expect(await store.has(sha256Of(large))).toBe(false);
      expect((await store.put(large)).size).toBe(large.length);
    });

    it('refuses what comes after it was closed', async () => {
      const { sha256 } = await store.put(message);
      await store.close();
      const closed = { errorKey: 'store.closed' };
      await expect(store.put(message)).rejects.toMatchObject(closed);
      await expect(store.has(sha256)).rejects.toMatchObject(closed);
      await expect(collect(store.read(sha256))).rejects.toMatchObject(closed);
      await store.close();
    });
  });
