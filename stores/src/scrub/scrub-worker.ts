import { type Database, openDatabase } from '../sqlite/database.ts';
import { sqlName } from '../sqlite/sql-name.ts';
import { answerRequests } from '../thread-requests.ts';
import type { ScrubCalls } from './scrub-collections.ts';

const columnsOf = (database: Database, table: string): string => {
  const infos = database.statement(`PRAGMA table_xinfo(${table})`).all() as { name: string; hidden: number }[];
  return infos
    .filter(({ hidden }) => hidden === 0)
    .map(({ name }) => `"${name}"`)
    .join(', ');
};

/**
 * Rewrites the rows of a collection. SQLite overwrites deleted rows, but a page from which it moved rows may keep
 * copies: only emptied pages are certainly clean, so all pages are emptied and filled again. Must be called within a
 * transaction, on a connection with `secure_delete`.
 */
const rewriteCollection = (database: Database, name: string): void => {
  const [table, trigrams] = [sqlName('documents', name), sqlName('trigrams', name)];
  const columns = columnsOf(database, table);
  database.exec(`
    CREATE TEMP TABLE kept AS SELECT ${columns} FROM ${table};
    DELETE FROM ${table};
    INSERT INTO ${table} (${columns}) SELECT ${columns} FROM kept ORDER BY row;
    DROP TABLE kept;
  `);
  if (!isTable(database, trigrams)) return;
  database.exec(`
    INSERT INTO ${trigrams} (${trigrams}) VALUES ('delete-all');
    INSERT INTO ${trigrams} (rowid, text) SELECT row, search FROM ${table} WHERE deleted = 0;
  `);
};

const isTable = (database: Database, quoted: string): boolean =>
  database.statement("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(quoted.slice(1, -1)) !==
  undefined;

// A separate thread, so that a rewrite delays no request.
answerRequests<ScrubCalls>({
  rewrite: async ({ file, names }) => {
    const database = openDatabase(file);
    try {
      database.exec('PRAGMA secure_delete = ON');
      const present = database.statement('SELECT name FROM collection').all() as { name: string }[];
      // Collections are named by read model and version.
      const affected = present.filter(({ name }) => names.includes(name.slice(0, name.lastIndexOf('@'))));
      await database.write(() => {
        for (const { name } of affected) rewriteCollection(database, name);
      });
      return affected.length;
    } finally {
      await database.close();
    }
  },
});
