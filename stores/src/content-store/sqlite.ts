import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { Failure } from '@clearbench/contracts/failure';
import { openDatabase } from '../sqlite/database.ts';
import type { ContentStore } from './content-store.ts';
import { contentTable, type Kept } from './content-table.ts';
import { discardPut, putContent } from './put-content.ts';

const decompress = promisify(zstdDecompress);

/** Contents in one SQLite file, each piece compressed by itself; what a crash left unfinished is removed on opening. */
export const sqliteContentStore = async (file: string): Promise<ContentStore> => {
  const database = openDatabase(file);
  const table = contentTable(database);
  for (const put of table.unfinished()) await discardPut(database, table, put);

  const keptAs = (sha256: string): Promise<Kept> =>
    database.read(() => {
      const kept = table.kept(sha256);
      if (!kept) throw new Failure('store.contentMissing', { sha256 });
      return kept;
    });

  async function* pieces(sha256: string, { put, size }: Kept): AsyncGenerator<Uint8Array> {
    let number = 0;
    for (let given = 0; given < size; number += 1) {
      const bytes = await database.read(() => table.piece(put, number));
      if (!bytes) throw new Failure('store.contentMissing', { sha256 });
      const piece = await decompress(bytes);
      given += piece.length;
      yield piece;
    }
  }

  return {
    put: (bytes) => putContent(database, table, bytes),
    has: (sha256) => database.read(() => table.kept(sha256) !== undefined),
    async *read(sha256) {
      yield* pieces(sha256, await keptAs(sha256));
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
