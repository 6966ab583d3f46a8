import { basename } from 'node:path';
import { Failure } from '@clearbench/contracts/failure';

/**
 * SQLite's codes for a damaged page and for a file that is not a database; the low byte of extended codes is the same.
 */
const damages: readonly number[] = [11, 26];

/** Extended codes of read errors: no data, too little data, a wrong checksum, a damaged file system. */
const readErrors: readonly number[] = [266, 522, 8202, 8458];

/** Whether an error means damage in a file: of its pages, or of JSON or checksums in its rows. */
export const isDamage = (error: unknown): boolean => {
  const { errcode, name } = (error ?? {}) as { errcode?: unknown; name?: unknown };
  if (typeof errcode === 'number') return damages.includes(errcode & 0xff) || readErrors.includes(errcode);
  return name === 'SyntaxError' || (error instanceof Failure && error.errorKey === 'store.damaged');
};

/** The failure for a damaged file. */
export const damageFailure = (file: string, cause: unknown): Failure =>
  new Failure('store.damaged', { file: basename(file) }, { cause });

/** The message of SQLite or of a parser. */
export const reasonIn = (error: unknown): string =>
  error instanceof Failure && error.cause !== undefined ? reasonIn(error.cause) : String(error);
