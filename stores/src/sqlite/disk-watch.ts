import { Failure } from '@clearbench/contracts/failure';

/** What the disk under a folder's files refuses, and whether it still does. */
export type DiskWatch = {
  /** Awaits a write to a file; what the disk refuses comes out as the failure of `diskTrouble`. `tryAgain` finds out later whether it still would. */
  written<T>(file: string, writing: Promise<T>, tryAgain: () => Promise<void>): Promise<T>;
  /** Resolves where nothing is refused; tries anew where something was, and fails as that does. */
  writable(): Promise<void>;
};

/** Remembers each file whose last write the disk refused; `onTrouble` hears of it once, until one went well again. */
export const diskWatch = (onTrouble: (failure: Failure) => void = () => {}): DiskWatch => {
  const refused = new Map<string, () => Promise<void>>();
  return {
    async written(file, writing, tryAgain) {
      try {
        const value = await writing;
        refused.delete(file);
        return value;
      } catch (error) {
        const trouble = diskTrouble(error);
        if (!trouble) throw error;
        if (!refused.has(file)) onTrouble(trouble);
        refused.set(file, tryAgain);
        throw trouble;
      }
    },
    async writable() {
      for (const tryAgain of refused.values()) await tryAgain();
    },
  };
};

/** The low byte of SQLite's number of an error says what kind it is of. */
const kindsOfSqlite: Readonly<Record<number, string>> = {
  8: 'store.readOnly',
  10: 'store.diskFault',
  13: 'store.full',
  14: 'store.readOnly',
};

const kindsOfSystem: Readonly<Record<string, string>> = {
  ENOSPC: 'store.full',
  EDQUOT: 'store.full',
  EROFS: 'store.readOnly',
  EACCES: 'store.readOnly',
  EPERM: 'store.readOnly',
  EIO: 'store.diskFault',
};

/** The failure an error stands for, if it is the disk that refuses: no room, no permission, or a fault of its own. */
export const diskTrouble = (error: unknown): Failure | undefined => {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown };
  const errorKey = typeof errcode === 'number' ? kindsOfSqlite[errcode & 0xff] : kindsOfSystem[String(code)];
  return errorKey === undefined ? undefined : new Failure(errorKey, {}, { cause: error });
};

/** Runs work and lets what the disk refuses come out as `diskTrouble` names it. */
export const onDisk = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw diskTrouble(error) ?? error;
  }
};
