import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { IntegrityCheck } from '../stores.ts';
import type { Depth, WorkerMessage } from './integrity-worker.ts';

export type IntegrityChecks = {
  /** Reads all pages of the files and all hashes of the log once, in a thread; `found` receives damage. */
  check(depth?: Depth): Promise<IntegrityCheck>;
  /** Ends a running check. */
  stop(): Promise<void>;
};

/** Checks the databases of a data folder while they are in use. */
export const integrityChecks = (
  folder: string,
  names: readonly string[],
  found: (file: string, reason: Error) => void,
): IntegrityChecks => {
  let checking: { readonly worker: Worker; readonly done: Promise<IntegrityCheck> } | undefined;
  let stopped = false;

  const start = (depth: Depth) => {
    const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file));
    const workerData = { files, log: join(folder, 'events.db'), depth };
    const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData, execArgv: [] });
    let processorTime = 0;
    worker.on('message', (message: WorkerMessage) => {
      if ('processorTime' in message) processorTime = message.processorTime;
      else if (!stopped) found(message.file, new Error(message.reason));
    });
    const done = new Promise<IntegrityCheck>((resolve, reject) => {
      worker.once('error', (error) => (stopped ? resolve({ processorTime }) : reject(error)));
      worker.once('exit', () => resolve({ processorTime }));
    }).finally(() => {
      checking = undefined;
    });
    return { worker, done };
  };

  return {
    async check(depth = 'quick') {
      if (stopped) return { processorTime: 0 };
      checking ??= start(depth);
      return checking.done;
    },
    async stop() {
      stopped = true;
      const running = checking;
      if (running === undefined) return;
      await running.worker.terminate();
      await running.done;
    },
  };
};
