import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Failure } from '@clearbench/contracts/failure';
import { type BusyGate, busyGate } from '../busy-gate.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { type ContentStore, notedEvery, type StoredContent } from './content-store.ts';
import { type FileRow, mongoUploads, patienceInMilliseconds } from './mongo-uploads.ts';
import { behind, pieceSize, piecesOf } from './pieces.ts';
import { sha256Of } from './put-content.ts';
import { regularSweep } from './regular-sweep.ts';
import { wholeContent } from './whole-content.ts';

type Uploads = ReturnType<typeof mongoUploads>;

const compression = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/**
 * Contents in GridFS layout, each a zstd stream named by the SHA-256 of the uncompressed bytes. Unfinished uploads of
 * ended processes are removed on opening, and every hour while contents are put; `now` is in milliseconds.
 */
export const mongoContentStore = async (
  connection: MongoConnection,
  now: () => number = Date.now,
): Promise<ContentStore> => {
  const uploads = mongoUploads(connection, now);
  const gate = busyGate();
  await uploads.prepare();
  const sweepAgain = await regularSweep(uploads.sweep, patienceInMilliseconds, now);

  const fileOf = async (sha256: string): Promise<FileRow> => {
    const file = await gate.run(() => uploads.kept(sha256));
    if (!file) throw new Failure('store.contentMissing', { sha256 });
    return file;
  };
  const get = async (sha256: string): Promise<Uint8Array> => {
    const file = await fileOf(sha256);
    return wholeContent(file.metadata.size, pieces(uploads, gate, file));
  };
  return {
    put: (bytes) =>
      gate.run(async () => {
        await sweepAgain();
        return putIntoMongo(uploads, bytes, now);
      }),
    has: (sha256) => gate.run(async () => (await uploads.kept(sha256)) !== null),
    async *read(sha256, from = 0) {
      yield* behind(pieces(uploads, gate, await fileOf(sha256)), from);
    },
    size: async (sha256) => (await fileOf(sha256)).metadata.size,
    get,
    remove: (sha256, putBefore) => gate.run(() => uploads.remove(sha256, new Date(putBefore - notedEvery))),
    close: () => gate.shut(),
  };
};

async function* pieces(uploads: Uploads, gate: BusyGate, file: FileRow): AsyncGenerator<Uint8Array> {
  async function* compressed() {
    for (let n = 0; n * file.chunkSize < file.length; n += 1) {
      const bytes = await gate.run(() => uploads.chunk(file._id, n));
      if (!bytes) throw new Failure('store.contentMissing', { sha256: file.filename });
      yield bytes;
    }
  }
  const unzipped = createZstdDecompress();
  const unzipping = pipeline(Readable.from(compressed()), unzipped);
  // The stream reports the same error to its reader.
  unzipping.catch(() => undefined);
  for await (const piece of piecesOf(unzipped)) yield piece;
}

const putIntoMongo = async (
  uploads: Uploads,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  now: () => number,
): Promise<StoredContent> => {
  if (bytes instanceof Uint8Array) {
    const sha256 = await sha256Of(bytes);
    const stored = await uploads.kept(sha256);
    const isNoted = stored !== null && now() - stored.uploadDate.getTime() < notedEvery;
    if (isNoted || (stored !== null && (await uploads.touch(sha256)))) return { sha256, size: bytes.length };
  }
  const hash = createHash('sha256');
  let size = 0;
  async function* read() {
    for await (const piece of piecesOf(bytes)) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  const upload = uploads.begin();
  const length = await addChunks(uploads, upload, read());
  const sha256 = hash.digest('hex');
  await uploads.finish(upload, sha256, { length, chunkSize: pieceSize, size });
  return { sha256, size };
};

/** Writes compressed bytes as the chunks of an upload, all or none; returns their length. */
const addChunks = async (uploads: Uploads, upload: string, bytes: AsyncIterable<Uint8Array>): Promise<number> => {
  let length = 0;
  try {
    await pipeline(Readable.from(bytes), createZstdCompress(compression), async (compressed) => {
      let n = 0;
      for await (const chunk of piecesOf(compressed)) {
        await uploads.addChunk(upload, n, chunk);
        n += 1;
        length += chunk.length;
      }
    });
    return length;
  } catch (error) {
    // Where the database is away, a later cleanup removes the chunks.
    await uploads.discard(upload).catch(() => undefined);
    throw error;
  }
};
