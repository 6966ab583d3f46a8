import { Failure } from '@clearbench/contracts/failure';
import { damageFailure, isDamage } from './damage.ts';

/** The files that the disk refuses to write, and whether it still does. */
export type DiskWatch = {
  /** Fails with `store.damaged` {file} once a file was found damaged, because later writes might be lost or wrong. */
  requireSound(): void;
  /** Records that a file is damaged, until the process ends; returns the failure. */
  damaged(file: string, error: unknown): Failure;
  /**
   * Awaits a write to a file; errors of the disk become the failure of `diskTrouble`. `tryAgain` tests later whether
   * the disk accepts writes again.
   */
  written<T>(file: string, writing: Promise<T>, tryAgain: () => Promise<void>): Promise<T>;
  /** Resolves where no write was refused; otherwise tries again, and fails with the same failure. */
  writable(): Promise<void>;
};

/** Records each file whose last write the disk refused; `onStoreError` is called once, until a write succeeds again. */
export const diskWatch = (onFault: (failure: Failure) => void = () => {}): DiskWatch => {
  const refused = new Map<string, () => Promise<void>>();
  const damages = new Map<string, Failure>();
  const requireSound = (): void => {
    for (const damage of damages.values()) throw damage;
  };
  const damaged = (file: string, error: unknown): Failure => {
    const known = damages.get(file);
    if (known !== undefined) return known;
    const failure = damageFailure(file, error);
    damages.set(file, failure);
    onFault(failure);
    return failure;
  };
  return {
    requireSound,
    damaged,
    written(file, writing, tryAgain) {
      const refuse = (error: unknown): never => {
        if (isDamage(error)) throw damaged(file, error);
        const fault = diskFault(error);
        if (!fault) throw error;
        if (!refused.has(file)) onFault(fault);
        refused.set(file, tryAgain);
        throw fault;
      };
      return writing.then((value) => {
        refused.delete(file);
        return value;
      }, refuse);
    },
    async writable() {
      requireSound();
      for (const tryAgain of refused.values()) await tryAgain();
    },
  };
};

/** Kinds of errors by the low byte of SQLite's code. */
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

/** The failure for an error of the disk: no space, no permission, or an I/O fault. */
export const diskFault = (error: unknown): Failure | undefined => {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown };
  const errorKey = typeof errcode === 'number' ? kindsOfSqlite[errcode & 0xff] : kindsOfSystem[String(code)];
  return errorKey === undefined ? undefined : new Failure(errorKey, {}, { cause: error });
};

/** Runs work and converts errors of the disk with `diskTrouble`. */
export const onDisk = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw diskFault(error) ?? error;
  }
};
