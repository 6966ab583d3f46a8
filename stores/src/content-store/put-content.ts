import { createHash, hash as hashOf } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../sqlite/database.ts';
import { compressed, isShort } from './compressed-piece.ts';
import type { StoredContent } from './content-store.ts';
import type { ContentTable } from './content-table.ts';
import { piecesOf } from './pieces.ts';

/** Keeps bytes piece by piece, each in a commit of its own; the last one together with what makes the content visible. */
export const putContent = async (
  database: Database,
  table: ContentTable,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredContent> => {
  if (bytes instanceof Uint8Array) {
    if (isShort(bytes.length)) return putShort(database, table, bytes);
    const sha256 = await sha256Of(bytes);
    if (await database.read(() => table.kept(sha256))) return { sha256, size: bytes.length };
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
        // Only once it is committed: the number of a put that was rolled back is given to the next one.
        written.put = await database.write(() => add(before));
        written.number += 1;
      }
      hash.update(piece);
      size += piece.length;
      held = await compressed(piece);
    }
    const sha256 = hash.digest('hex');
    const first = await database.write(() => {
      if (table.kept(sha256)) return false;
      table.finish(held ? add(held) : (written.put ?? table.open()), sha256, size);
      return true;
    });
    if (!first && written.put !== undefined) await discardPut(database, table, written.put);
    return { sha256, size };
  } catch (error) {
    // Where not even that can be written, the next opening removes it.
    if (written.put !== undefined && database.isOpen()) await discardPut(database, table, written.put).catch(() => {});
    throw error;
  }
};

/** All of it in one commit. */
const putShort = async (database: Database, table: ContentTable, bytes: Uint8Array): Promise<StoredContent> => {
  const stored = { sha256: hashOf('sha256', bytes, 'hex'), size: bytes.length };
  if (await database.read(() => table.kept(stored.sha256))) return stored;
  const piece = await compressed(bytes);
  await database.write(() => {
    if (table.kept(stored.sha256)) return;
    const put = table.open();
    table.addPiece(put, 0, piece);
    table.finish(put, stored.sha256, stored.size);
  });
  return stored;
};

/** Removes a put nobody can see, one piece per commit. */
export const discardPut = async (database: Database, table: ContentTable, put: number): Promise<void> => {
  const remove = (number: number) => database.write(() => table.removePiece(put, number));
  for (let number = 0; await remove(number); number += 1);
  await database.write(() => table.forget(put));
};

/** The SHA-256 of bytes in lower-case hexadecimal, worked out piece by piece. */
export const sha256Of = async (bytes: Uint8Array): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(bytes)) {
    hash.update(piece);
    if (bytes.length > piece.length) await nextTurn();
  }
  return hash.digest('hex');
};
