import { Worker } from 'node:worker_threads';

/** Moves what is committed from a file's write-ahead log into the file; rejects where it could not be tried. */
export type Checkpoint = (file: string) => Promise<void>;

/** A share in the thread; it ends with the last one. */
export type CheckpointThread = {
  readonly checkpoint: Checkpoint;
  /** A checkpoint of everything that leaves the log empty; rejects where a reader or writer is in the way for too long. */
  readonly empty: Checkpoint;
  leave(): void;
};

type Asked = { readonly resolve: () => void; readonly reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly asked: Asked[] };

let thread: Thread | undefined;
let shares = 0;

/** Takes a share in the one thread of this process that checkpoints; it starts with the first checkpoint asked for. */
export const joinCheckpointThread = (): CheckpointThread => {
  let left = false;
  shares += 1;
  return {
    checkpoint: (file) => ask({ file, mode: 'PASSIVE' }),
    empty: (file) => ask({ file, mode: 'TRUNCATE' }),
    leave() {
      if (left) return;
      left = true;
      shares -= 1;
      if (shares === 0) void thread?.worker.terminate();
    },
  };
};

const ask = (task: { readonly file: string; readonly mode: 'PASSIVE' | 'TRUNCATE' }): Promise<void> =>
  new Promise((resolve, reject) => {
    thread ??= started();
    thread.asked.push({ resolve, reject });
    // Only a checkpoint under way keeps the process alive: somebody may be waiting for it to write on.
    thread.worker.ref();
    thread.worker.postMessage(task);
  });

const started = (): Thread => {
  // What the process was started with is not for this module: a thread would refuse or repeat some of it.
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { execArgv: [] });
  const asked: Asked[] = [];
  let fault: Error | undefined;

  worker.on('message', ({ error }: { readonly error?: string }) => {
    const first = asked.shift();
    if (asked.length === 0) worker.unref();
    if (error === undefined) first?.resolve();
    else first?.reject(new Error(error));
  });
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', () => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of asked.splice(0)) reject(fault ?? new Error('the checkpoint thread ended'));
  });
  return { worker, asked };
};
