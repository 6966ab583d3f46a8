import type { Database } from '../sqlite/database.ts';

/** Pages a commit gives back: 256 KB, about a millisecond. */
const pagesAtOnce = 64;
const incremental = 2;

/** Bytes up to which an older file is rewritten on opening; a larger one would hold up the start. */
const mostRewritten = 268_435_456;

const figure = (database: Database, pragma: string): number =>
  Number(Object.values(database.statement(`PRAGMA ${pragma}`).get() ?? {})[0] ?? 0);

/**
 * Lets a file give back the pages of removed rows. SQLite decides this when a file is created; an older file has to be
 * rewritten once. A file above `mostBytes` stays as it is: it reuses its free pages.
 */
export const enableIncrementalVacuum = (database: Database, mostBytes = mostRewritten): void => {
  if (figure(database, 'auto_vacuum') === incremental) return;
  if (figure(database, 'page_count') * figure(database, 'page_size') > mostBytes) return;
  database.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
};

/** Gives free pages back to the disk, a few in each commit, so that other writes go in between. */
export const shrinkFile = async (database: Database): Promise<void> => {
  if (figure(database, 'auto_vacuum') !== incremental) return;
  const step = () =>
    database.write(
      () => {
        database.exec(`PRAGMA incremental_vacuum(${pagesAtOnce})`);
        return figure(database, 'freelist_count') > 0;
      },
      { settled: 'committed' },
    );
  while (database.isOpen() && (await step()));
};
