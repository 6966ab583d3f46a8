import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Opens a database file for writing; a deleted file is not created again. */
export const openExisting = (file: string): DatabaseSync => {
  const address = pathToFileURL(file);
  address.searchParams.set('mode', 'rw');
  return new DatabaseSync(address);
};
