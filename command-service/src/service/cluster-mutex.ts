import { type KeyedMutex, keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { processName } from '@clearbench/hosting/lease/process-name';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { takeLease } from '@clearbench/stores/lease/lease';

/** Milliseconds for which a dead holder blocks a key, and the longest wait. */
const [span, patience] = [2_000, 10_000];

type Parts = {
  readonly documents: Pick<DocumentStore, 'prepare' | 'get' | 'apply'>;
  readonly span?: number;
  readonly patience?: number;
};

/**
 * Runs work with the same key one after another across command services: within a process in the order of the calls,
 * between processes in any order. Fails with `store.conflict` after the longest wait. For infrequent work.
 */
export const clusterMutex = ({ documents, ...times }: Parts): KeyedMutex => {
  const mutex = keyedMutex();
  const holder = processName();
  const taken = async (key: string) => {
    const signal = AbortSignal.timeout(times.patience ?? patience);
    try {
      return await takeLease({ documents, name: `one of all: ${key}`, holder, span: times.span ?? span, signal });
    } catch (error) {
      throw signal.aborted ? new Failure('store.conflict', {}, { cause: error }) : error;
    }
  };
  return (key, work) =>
    mutex(key, async () => {
      const lease = await taken(key);
      try {
        return await work();
      } finally {
        await lease.release();
      }
    });
};
