import { Worker } from 'node:worker_threads';
import { suiteHash } from '@clearbench/command-service/suite-space/suite-texts';
import type { CaseRun, SuiteRun } from '@clearbench/test-suites/run/case-run';
import { type RunParts, runSuites } from './run-suites.ts';

type Parts = Omit<RunParts, 'now' | 'isMine' | 'onCase'> & {
  readonly parallel: number;
  readonly onCase: (run: CaseRun) => void;
};

/** The part of a thread: the cases whose number leaves this remainder. */
export type ThreadInput = Pick<RunParts, 'files' | 'tags' | 'choices'> & {
  readonly threads: number;
  readonly remainder: number;
};
export type ThreadOutput = { readonly number: number; readonly folder: string; readonly run: CaseRun };

const module = new URL('./run-thread.ts', import.meta.url);

const inThread = (workerData: ThreadInput, onOutput: (output: ThreadOutput) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData });
    worker.on('message', onOutput);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`))));
  });

/** Runs the cases in this thread, or in several; the results have the order of the suites in both cases. */
export const runInThreads = async (parts: Parts): Promise<SuiteRun[]> => {
  const { parallel, onCase, files, tags, choices, loaded } = parts;
  if (parallel === 1) return runSuites({ ...parts, now: () => new Date().toISOString() });
  const outputs: ThreadOutput[] = [];
  const collect = (output: ThreadOutput): void => {
    outputs.push(output);
    onCase(output.run);
  };
  const inputs = Array.from({ length: parallel }, (_, remainder) => ({
    ...{ files, tags, choices },
    ...{ threads: parallel, remainder },
  }));
  await Promise.all(inputs.map((input) => inThread(input, collect)));
  const ordered = outputs.toSorted((one, other) => one.number - other.number);
  return loaded.suites.flatMap(({ folder, suite }) => {
    const cases = ordered.filter((output) => output.folder === folder).map(({ run }) => run);
    return cases.length === 0 ? [] : [{ title: suite.suite, folder, sha256: suiteHash(files, folder), cases }];
  });
};
