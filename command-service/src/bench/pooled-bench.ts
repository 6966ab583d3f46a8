import { Failure } from '@clearbench/contracts/failure';
import { type WorkerPool, workerPool } from '@clearbench/event-sourcing/worker-pool';
import type { PlainBench } from './bench.ts';

const superseded = () => new Failure('file.checkSuperseded');

/** The bench over worker threads; bytes that live in shared memory are handed over without a copy. */
export const pooledBench = (size: number): PlainBench & Pick<WorkerPool, 'waiting' | 'close'> => {
  const pool = workerPool(new URL('./bench-worker.ts', import.meta.url), size, superseded);
  const run = <Result>(task: string, input: unknown, key?: string) => pool.run(task, input, key) as Promise<Result>;
  return {
    check: (bytes, profile, key) => run('check', { bytes, profile }, key),
    indent: (bytes) => run('indent', { bytes }),
    writeComments: (bytes, report) => run('writeComments', { bytes, report }),
    removeComments: (bytes) => run('removeComments', { bytes }),
    referencedMessageIds: (bytes) => run('referencedMessageIds', { bytes }),
    fileIdentity: (bytes) => run('fileIdentity', { bytes }),
    question: (bytes) => run('question', { bytes }),
    account: (bytes, wanted) => run('account', { bytes, wanted }),
    fingerprints: (bytes, except = []) => run('fingerprints', { bytes, except }),
    clear: (job) => run('clear', job),
    breakRule: (bytes, ruleId, profile) => run('breakRule', { bytes, ruleId, profile }),
    waiting: pool.waiting,
    close: pool.close,
  };
};
