import { Failure } from '@clearbench/contracts/failure';
import type { JobLimits } from '@clearbench/event-sourcing/job-limits';
import { type WorkerPool, workerPool } from '@clearbench/event-sourcing/worker-pool';
import type { PlainTextWorkers } from './text-workers.ts';

/** A validation ends after 60 s with a finding; this limit is for work that does not reach its own limit. */
const limits: JobLimits = { seconds: 75, bytesPerSecond: 2_097_152, megabytes: 512 };

const superseded = () => new Failure('file.checkSuperseded');

const module = new URL('./text-worker.ts', import.meta.url);

/** Text workers in threads; bytes in shared memory are passed without a copy. */
export const pooledTextWorkers = (size: number): PlainTextWorkers & Pick<WorkerPool, 'waiting' | 'close'> => {
  const pool = workerPool({ module, size, limits, superseded });
  const run = <Result>(task: string, input: unknown, key?: string) => pool.run(task, input, key) as Promise<Result>;
  return {
    check: (bytes, profile, key) => run('check', { bytes, profile }, key),
    indent: (bytes) => run('indent', { bytes }),
    writeComments: (bytes, report) => run('writeComments', { bytes, report }),
    removeComments: (bytes) => run('removeComments', { bytes }),
    newIds: (bytes, options) => run('newIds', { bytes, options }),
    upgrade: (bytes, target) => run('upgrade', { bytes, target }),
    referencedMessageIds: (bytes) => run('referencedMessageIds', { bytes }),
    fileIdentity: (bytes) => run('fileIdentity', { bytes }),
    historyQuery: (bytes) => run('historyQuery', { bytes }),
    extractPayments: (bytes, wanted) => run('extractPayments', { bytes, wanted }),
    fingerprints: (bytes, except = []) => run('fingerprints', { bytes, except }),
    clear: (job) => run('clear', job),
    breakRule: (bytes, ruleId, profile) => run('breakRule', { bytes, ruleId, profile }),
    renderTemplate: (job) => run('renderTemplate', job),
    readRules: (text) => run('readRules', { text }),
    dryRun: (input) => run('dryRun', input),
    generateLoadFile: (job) => run('generateLoadFile', job),
    readSuite: (archive) => run('readSuite', { bytes: archive }),
    createSuite: (input) => run('createSuite', input),
    importSuite: (input) => run('importSuite', input),
    changeSuite: (input) => run('changeSuite', input),
    addCase: (addition) => run('addCase', addition),
    checkSuiteFile: (input) => run('checkSuiteFile', input),
    waiting: pool.waiting,
    close: pool.close,
  };
};
