import { Worker } from 'node:worker_threads';

/** Moves committed pages from a file's write-ahead log into the file; rejects where that was impossible. */
export type Checkpoint = (file: string) => Promise<void>;

/** A share in the thread; it ends with the last share. */
export type CheckpointThread = {
  readonly checkpoint: Checkpoint;
  /** A full checkpoint that leaves the log empty; rejects where a reader or writer blocks it for too long. */
  readonly empty: Checkpoint;
  leave(): void;
};

type PendingCheckpoint = { readonly resolve: () => void; readonly reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly pending: PendingCheckpoint[] };

let thread: Thread | undefined;
let shares = 0;

/** Joins the checkpoint thread of this process; it starts with the first checkpoint. */
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
    thread.pending.push({ resolve, reject });
    // Only a running checkpoint keeps the process alive, because a write may wait for it.
    thread.worker.ref();
    thread.worker.postMessage(task);
  });

const started = (): Thread => {
  // The options of the process are not for this module: a thread would refuse or repeat some of them.
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { execArgv: [] });
  const pending: PendingCheckpoint[] = [];
  let fault: Error | undefined;

  worker.on('message', ({ error, errcode }: { readonly error?: string; readonly errcode?: number }) => {
    const first = pending.shift();
    if (pending.length === 0) worker.unref();
    if (error === undefined) first?.resolve();
    else first?.reject(Object.assign(new Error(error), { errcode }));
  });
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', () => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of pending.splice(0)) reject(fault ?? new Error('the checkpoint thread ended'));
  });
  return { worker, pending: pending };
};
