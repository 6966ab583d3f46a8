import { Failure } from '@clearbench/contracts/failure';
import { openDatabase } from '../sqlite/database.ts';
import type { DiskWatch } from '../sqlite/disk-watch.ts';
import { decompressed } from './compressed-piece.ts';
import type { ContentStore } from './content-store.ts';
import { contentTable, type Kept } from './content-table.ts';
import { behind, pieceSize } from './pieces.ts';
import { discardPut, putContent } from './put-content.ts';

/** Contents in one SQLite file, each piece compressed by itself; what a crash left unfinished is removed on opening. */
export const sqliteContentStore = async (file: string, disk?: DiskWatch): Promise<ContentStore> => {
  const database = openDatabase(file, undefined, disk);
  const table = contentTable(database);
  for (const put of table.unfinished()) await discardPut(database, table, put);

  const keptAs = (sha256: string): Promise<Kept> =>
    database.read(() => {
      const kept = table.kept(sha256);
      if (!kept) throw new Failure('store.contentMissing', { sha256 });
      return kept;
    });

  async function* pieces(sha256: string, { put, size }: Kept, first = 0): AsyncGenerator<Uint8Array> {
    let number = first;
    for (let given = first * pieceSize; given < size; number += 1) {
      const bytes = await database.read(() => table.piece(put, number));
      if (!bytes) throw new Failure('store.contentMissing', { sha256 });
      const piece = await decompressed(bytes, size - given);
      given += piece.length;
      yield piece;
    }
  }

  return {
    put: (bytes) => putContent(database, table, bytes),
    has: (sha256) => database.read(() => table.kept(sha256) !== undefined),
    async *read(sha256, from = 0) {
      const first = Math.floor(from / pieceSize);
      yield* behind(pieces(sha256, await keptAs(sha256), first), from - first * pieceSize);
    },
    async get(sha256) {
      const kept = await keptAs(sha256);
      const whole = new Uint8Array(kept.size);
      let filled = 0;
      for await (const piece of pieces(sha256, kept)) {
        whole.set(piece, filled);
        filled += piece.length;
      }
      return whole;
    },
    close: () => database.close(),
  };
};
