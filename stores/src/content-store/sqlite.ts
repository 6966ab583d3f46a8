import { Failure } from '@clearbench/contracts/failure';
import { openDatabase } from '../sqlite/database.ts';
import type { DiskWatch } from '../sqlite/disk-watch.ts';
import { decompressed } from './compressed-piece.ts';
import { type ContentStore, notedEvery } from './content-store.ts';
import { type ContentRow, contentTable } from './content-table.ts';
import { behind, pieceSize } from './pieces.ts';
import { discardStored, storeContent } from './put-content.ts';
import { enableIncrementalVacuum, shrinkFile } from './shrink-file.ts';
import { wholeContent } from './whole-content.ts';

/**
 * Contents in one SQLite file, each chunk compressed separately; leftovers of a crash are removed on opening. `now` is
 * in milliseconds.
 */
export const sqliteContentStore = async (
  file: string,
  disk?: DiskWatch,
  now: () => number = Date.now,
): Promise<ContentStore> => {
  const database = openDatabase(file, undefined, disk);
  enableIncrementalVacuum(database);
  const table = contentTable(database);
  for (const put of table.unfinished()) await discardStored(database, table, put);

  const rowOf = (sha256: string): Promise<ContentRow> =>
    database.read(() => {
      const row = table.row(sha256);
      if (!row) throw new Failure('store.contentMissing', { sha256 });
      return row;
    });

  async function* pieces(sha256: string, { put, size }: ContentRow, first = 0): AsyncGenerator<Uint8Array> {
    let number = first;
    for (let given = first * pieceSize; given < size; number += 1) {
      const { bytes, isKept } = await database.read(() => ({
        bytes: table.piece(put, number),
        isKept: table.row(sha256)?.put === put,
      }));
      if (!bytes && !isKept) throw new Failure('store.contentMissing', { sha256 });
      if (!bytes) throw database.damaged(new Error(`piece ${number} of content ${sha256} is missing`));
      const piece = await decompressed(bytes, size - given).catch((error: unknown) => {
        throw database.damaged(error);
      });
      given += piece.length;
      yield piece;
    }
  }

  return {
    put: (bytes) => storeContent(database, table, bytes, now),
    has: (sha256) => database.read(() => table.row(sha256) !== undefined),
    async *read(sha256, from = 0) {
      const first = Math.floor(from / pieceSize);
      yield* behind(pieces(sha256, await rowOf(sha256), first), from - first * pieceSize);
    },
    size: async (sha256) => (await rowOf(sha256)).size,
    async get(sha256) {
      const row = await rowOf(sha256);
      return wholeContent(row.size, pieces(sha256, row));
    },
    async remove(sha256, putBefore) {
      const put = await database.write(() => table.hide(sha256, putBefore - notedEvery));
      if (put !== undefined) await discardStored(database, table, put);
      if (put !== undefined) await shrinkFile(database);
      return put !== undefined;
    },
    close: () => database.close(),
  };
};
