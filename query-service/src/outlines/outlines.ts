import type { Failure } from '@clearbench/contracts/failure';
import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { type WorkerPool, workerPool } from '@clearbench/event-sourcing/worker-pool';

/** Makes readable outlines of messages, beside the event loop. */
export type Outlines = { of(bytes: Uint8Array, language: string): Promise<AnnotationDetails> };

const never = (): Failure => {
  throw new Error('outlines are never superseded');
};

export const pooledOutlines = (size: number): Outlines & Pick<WorkerPool, 'close'> => {
  const pool = workerPool(new URL('./outline-worker.ts', import.meta.url), size, never);
  return {
    of: (bytes, language) => pool.run('outline', { bytes, language }) as Promise<AnnotationDetails>,
    close: pool.close,
  };
};
