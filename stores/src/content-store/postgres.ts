import { createHash, hash as hashOf } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import { busyGate } from '../busy-gate.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { compressed, decompressed, isShort } from './compressed-piece.ts';
import { type ContentStore, notedEvery, type StoredContent } from './content-store.ts';
import { behind, pieceSize, piecesOf } from './pieces.ts';
import { type ContentRow, type PostgresUploads, patienceInMilliseconds, postgresUploads } from './postgres/uploads.ts';
import { sha256Of } from './put-content.ts';
import { regularSweep } from './regular-sweep.ts';
import { wholeContent } from './whole-content.ts';

/**
 * Contents in PostgreSQL, each piece compressed separately. Unfinished uploads of ended processes are removed on opening,
 * and every hour while contents are put; `now` is in milliseconds.
 */
export const postgresContentStore = async (
  connection: PostgresConnection,
  now: () => number = Date.now,
): Promise<ContentStore> => {
  const uploads = postgresUploads(connection, now);
  const gate = busyGate();
  const sweepAgain = await regularSweep(uploads.sweep, patienceInMilliseconds, now);

  const rowOf = async (sha256: string): Promise<ContentRow> => {
    const row = await gate.run(() => uploads.row(sha256));
    if (!row) throw new Failure('store.contentMissing', { sha256 });
    return row;
  };
  async function* pieces(sha256: string, { upload, size }: ContentRow, first = 0): AsyncGenerator<Uint8Array> {
    for (let [number, given] = [first, first * pieceSize]; given < size; number += 1) {
      const bytes = await gate.run(() => uploads.piece(upload, number));
      if (!bytes) throw await missing(uploads, sha256, upload, number);
      const piece = await decompressed(bytes, size - given);
      given += piece.length;
      yield piece;
    }
  }

  return {
    put: (bytes) =>
      gate.run(async () => {
        await sweepAgain();
        return putIntoPostgres(uploads, bytes, now);
      }),
    has: (sha256) => gate.run(async () => (await uploads.row(sha256)) !== undefined),
    async *read(sha256, from = 0) {
      const first = Math.floor(from / pieceSize);
      yield* behind(pieces(sha256, await rowOf(sha256), first), from - first * pieceSize);
    },
    size: async (sha256) => (await rowOf(sha256)).size,
    async get(sha256) {
      const row = await rowOf(sha256);
      return wholeContent(row.size, pieces(sha256, row));
    },
    remove: (sha256, putBefore) => gate.run(() => uploads.remove(sha256, putBefore - notedEvery)),
    close: () => gate.shut(),
  };
};

/** The error for a piece that is not stored: the content was removed in the meantime, or the database is damaged. */
const missing = async (uploads: PostgresUploads, sha256: string, upload: string, number: number): Promise<Error> => {
  const isKept = (await uploads.row(sha256))?.upload === upload;
  return isKept
    ? new Error(`piece ${number} of content ${sha256} is missing`)
    : new Failure('store.contentMissing', { sha256 });
};

/** Whether a content is stored; records the repeated put, so that the content is not removed now. */
const isStored = async (uploads: PostgresUploads, sha256: string, now: () => number): Promise<boolean> => {
  const row = await uploads.row(sha256);
  return row !== undefined && (now() - row.putAt < notedEvery || uploads.touch(sha256));
};

const putIntoPostgres = async (
  uploads: PostgresUploads,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  now: () => number,
): Promise<StoredContent> => {
  if (bytes instanceof Uint8Array) {
    const sha256 = isShort(bytes.length) ? hashOf('sha256', bytes, 'hex') : await sha256Of(bytes);
    if (await isStored(uploads, sha256, now)) return { sha256, size: bytes.length };
  }
  const hash = createHash('sha256');
  const upload = uploads.begin();
  let [size, written] = [0, 0];
  let held: Uint8Array | undefined;
  try {
    for await (const piece of piecesOf(bytes)) {
      if (held) await uploads.addPiece(upload, written++, held);
      hash.update(piece);
      size += piece.length;
      held = await compressed(piece);
    }
    const stored = { sha256: hash.digest('hex'), size };
    if (written === 0) await uploads.putShort(stored, held);
    else {
      if (held) await uploads.addPiece(upload, written, held);
      await uploads.finish(upload, stored);
    }
    return stored;
  } catch (error) {
    // Where the database is away, a later cleanup removes the pieces.
    if (written > 0) await uploads.discard(upload).catch(() => {});
    throw error;
  }
};
