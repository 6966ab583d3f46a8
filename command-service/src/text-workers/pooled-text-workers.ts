import type { Transferable } from 'node:worker_threads';
import { Failure } from '@clearbench/contracts/failure';
import type { JobLimits } from '@clearbench/event-sourcing/job-limits';
import { type WorkerPool, workerPool } from '@clearbench/event-sourcing/worker-pool';
import type { Profile } from '@clearbench/iso20022/profile';
import { openHelp } from './help-port.ts';
import { readingTasks, type Text } from './reading-tasks.ts';
import { checkHere, clearHere, isCheckedHere, isClearedHere } from './short-texts.ts';
import type { Checked, PlainTextWorkers } from './text-workers.ts';

/** A validation ends after 60 s with a finding; this limit is for work that does not reach its own limit. */
const limits: JobLimits = { seconds: 75, bytesPerSecond: 2_097_152, megabytes: 512 };

const superseded = () => new Failure('file.checkSuperseded');

/**
 * Bytes of a text that is read in the thread of the caller: reading it takes less time than passing it to a worker and
 * its result back.
 */
const longestReadHere = 16_384;

/** Bytes of a text from which on two workers validate it together. */
const shortestTogether = 4 * 1024 * 1024;

const module = new URL('./text-worker.ts', import.meta.url);

/** Text workers in threads; bytes in shared memory are passed without a copy. */
export const pooledTextWorkers = (size: number): PlainTextWorkers & Pick<WorkerPool, 'waiting' | 'close'> => {
  const pool = workerPool({ module, size, limits, superseded });
  const run = <Result>(task: string, input: unknown, key?: string, transferred?: readonly Transferable[]) =>
    pool.run(task, input, key, transferred) as Promise<Result>;
  /** Reads a short text here and a longer one in a worker. */
  const read = async <T extends keyof typeof readingTasks>(task: T, input: Parameters<(typeof readingTasks)[T]>[0]) => {
    type Result = Awaited<ReturnType<(typeof readingTasks)[T]>>;
    const readHere = readingTasks[task] as (input: Text) => Result;
    return input.bytes.length <= longestReadHere ? readHere(input) : run<Result>(task, input);
  };
  const isCheckedTogether = ({ buffer, length }: Uint8Array): boolean =>
    length >= shortestTogether && buffer instanceof SharedArrayBuffer && pool.idle() >= 2;
  /** Validates a long text with the help of a second worker that has nothing to do. */
  const checkTogether = (bytes: Uint8Array, profile: Profile, key: string | undefined): Promise<Checked> => {
    const { asking, helping } = openHelp();
    const checked = run<Checked>('check', { bytes, profile, help: asking }, key, [asking.port]);
    pool.help('checkPart', { bytes, profile, help: helping }, [helping.port]);
    return checked;
  };
  return {
    check: (bytes, profile, key) => {
      if (isCheckedTogether(bytes)) return checkTogether(bytes, profile, key);
      if (!isCheckedHere(bytes, profile)) return run('check', { bytes, profile }, key);
      if (key !== undefined) pool.cancel(key);
      return checkHere(bytes, profile);
    },
    indent: (bytes) => run('indent', { bytes }),
    writeComments: (bytes, report) => run('writeComments', { bytes, report }),
    removeComments: (bytes) => run('removeComments', { bytes }),
    newIds: (bytes, options) => run('newIds', { bytes, options }),
    upgrade: (bytes, target) => run('upgrade', { bytes, target }),
    referencedMessageIds: (bytes) => read('referencedMessageIds', { bytes }),
    fileIdentity: (bytes, forms) => read('fileIdentity', { bytes, ...(forms && { forms }) }),
    historyQuery: (bytes, forms) => read('historyQuery', { bytes, ...(forms && { forms }) }),
    extractPayments: (bytes, wanted) => read('extractPayments', { bytes, wanted }),
    fingerprints: (bytes, except = []) => read('fingerprints', { bytes, except }),
    clear: (job) => (isClearedHere(job) ? clearHere(job) : run('clear', job)),
    incoming: (job) => run('incoming', job),
    answerDelivery: (job) => run('answerDelivery', job),
    answersByScenario: (input) => run('answersByScenario', input),
    breakRule: (bytes, ruleId, profile) => run('breakRule', { bytes, ruleId, profile }),
    renderTemplate: (job) => run('renderTemplate', job),
    readRules: (text, owner) => run('readRules', { text, owner }),
    readEnvelopeProfile: (input) => run('readEnvelopeProfile', input),
    testEnvelopeProfile: (input) => run('testEnvelopeProfile', input),
    dryRun: (input) => run('dryRun', input),
    generateLoadFile: (job) => run('generateLoadFile', job),
    readSuite: (reading) => run('readSuite', reading),
    createSuite: (input) => run('createSuite', input),
    importSuite: (input) => run('importSuite', input),
    changeSuite: (input) => run('changeSuite', input),
    addCase: (addition) => run('addCase', addition),
    checkSuiteFile: (input) => run('checkSuiteFile', input),
    waiting: pool.waiting,
    close: pool.close,
  };
};
