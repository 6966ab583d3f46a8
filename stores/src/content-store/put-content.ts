import { createHash, hash as hashOf } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../sqlite/database.ts';
import { compressed, isShort } from './compressed-piece.ts';
import { notedEvery, type StoredContent } from './content-store.ts';
import type { ContentTable } from './content-table.ts';
import { piecesOf } from './pieces.ts';

/** Stores bytes chunk by chunk, each in its own commit; the commit of the last chunk makes the content visible. */
export const storeContent = async (
  database: Database,
  table: ContentTable,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  now: () => number = Date.now,
): Promise<StoredContent> => {
  if (bytes instanceof Uint8Array) {
    if (isShort(bytes.length)) return putShort(database, table, bytes, now);
    const sha256 = await sha256Of(bytes);
    if (await isStored(database, table, sha256, now)) return { sha256, size: bytes.length };
  }

  const hash = createHash('sha256');
  const written = { put: undefined as number | undefined, number: 0 };
  const add = (piece: Uint8Array) => {
    const put = written.put ?? table.open();
    table.addPiece(put, written.number, piece);
    return put;
  };

  try {
    let size = 0;
    let held: Uint8Array | undefined;
    for await (const piece of piecesOf(bytes)) {
      const before = held;
      if (before) {
        // Set only after the commit: the number of a put that was rolled back is reused by the next one.
        written.put = await database.write(() => add(before));
        written.number += 1;
      }
      hash.update(piece);
      size += piece.length;
      held = await compressed(piece);
    }
    const sha256 = hash.digest('hex');
    const first = await database.write(() => {
      if (table.touch(sha256, now())) return false;
      table.finish(held ? add(held) : (written.put ?? table.open()), { sha256, size }, now());
      return true;
    });
    if (!first && written.put !== undefined) await discardStored(database, table, written.put);
    return { sha256, size };
  } catch (error) {
    // Where this write fails too, the next opening removes the put.
    if (written.put !== undefined && database.isOpen())
      await discardStored(database, table, written.put).catch(() => {});
    throw error;
  }
};

/** Whether a content is stored; records the repeated put, so that the content is not removed now. */
const isStored = async (
  database: Database,
  table: ContentTable,
  sha256: string,
  now: () => number,
): Promise<boolean> => {
  const stored = await database.read(() => table.row(sha256));
  if (!stored) return false;
  if (now() - stored.putAt >= notedEvery) return database.write(() => table.touch(sha256, now()));
  // Another put may have committed it at this moment.
  await database.flushed();
  return true;
};

/** Stores all of it in one commit. */
const putShort = async (
  database: Database,
  table: ContentTable,
  bytes: Uint8Array,
  now: () => number,
): Promise<StoredContent> => {
  const stored = { sha256: hashOf('sha256', bytes, 'hex'), size: bytes.length };
  if (await isStored(database, table, stored.sha256, now)) return stored;
  const piece = await compressed(bytes);
  await database.write(() => {
    if (table.touch(stored.sha256, now())) return;
    const put = table.open();
    table.addPiece(put, 0, piece);
    table.finish(put, stored, now());
  });
  return stored;
};

/** Removes an invisible put, one chunk per commit. */
export const discardStored = async (database: Database, table: ContentTable, put: number): Promise<void> => {
  const remove = () => database.write(() => table.removePiece(put));
  while (await remove());
  await database.write(() => table.forget(put));
};

/** The SHA-256 of bytes in lower-case hexadecimal, computed chunk by chunk. */
export const sha256Of = async (bytes: Uint8Array): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(bytes)) {
    hash.update(piece);
    if (bytes.length > piece.length) await nextTurn();
  }
  return hash.digest('hex');
};
