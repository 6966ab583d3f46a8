import type { Failure } from '@clearbench/contracts/failure';
import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import type { OriginalComparison } from '@clearbench/contracts/transfer/original-comparison';
import type { JobLimits } from '@clearbench/event-sourcing/job-limits';
import { type WorkerPool, workerPool } from '@clearbench/event-sourcing/worker-pool';
import type { OriginalMessage } from '@clearbench/iso20022/original-comparison/read-original';
import type { Comparison } from '@clearbench/xml/compare/element-changes';

/** A comparison without the files of the originals. */
export type ComparedWithOriginals = Omit<OriginalComparison, 'originals'>;

/** Creates readable outlines of messages, and compares them, in a worker. */
export type Outlines = {
  of(bytes: Uint8Array, language: string): Promise<AnnotationDetails>;
  changes(before: Uint8Array, after: Uint8Array): Promise<Comparison>;
  /** The ids of the messages to which a message refers. */
  originalIds(bytes: Uint8Array): Promise<readonly string[]>;
  comparedWithOriginals(
    bytes: Uint8Array,
    originals: readonly OriginalMessage[],
    language: string,
  ): Promise<ComparedWithOriginals>;
};

const limits: JobLimits = { seconds: 20, bytesPerSecond: 2_097_152, megabytes: 512 };
const module = new URL('./outline-worker.ts', import.meta.url);

const never = (): Failure => {
  throw new Error('outlines are never superseded');
};

export const pooledOutlines = (size: number): Outlines & Pick<WorkerPool, 'close'> => {
  // Few sessions need an outline: a start of the product does not wait for the modules of this worker.
  const pool = workerPool({ module, size, startsEarly: false, limits, superseded: never });
  return {
    of: (bytes, language) => pool.run('outline', { bytes, language }) as Promise<AnnotationDetails>,
    changes: (before, after) => pool.run('changes', { before, after }) as Promise<Comparison>,
    originalIds: (bytes) => pool.run('originalIds', { bytes }) as Promise<readonly string[]>,
    comparedWithOriginals: (bytes, originals, language) =>
      pool.run('comparedWithOriginals', { bytes, originals, language }) as Promise<ComparedWithOriginals>,
    close: pool.close,
  };
};
