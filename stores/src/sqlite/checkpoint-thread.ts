import { startThread, type ThreadRequests } from '../thread-requests.ts';

/** Moves committed pages from a file's write-ahead log into the file; rejects where that was impossible. */
export type Checkpoint = (file: string) => Promise<void>;

/** A share in the thread; it ends with the last share. */
export type CheckpointThread = {
  readonly checkpoint: Checkpoint;
  /** A full checkpoint that leaves the log empty; rejects where a reader or writer blocks it for too long. */
  readonly empty: Checkpoint;
  leave(): void;
};

type CheckpointRequest = { readonly file: string; readonly mode: 'PASSIVE' | 'TRUNCATE' };
export type CheckpointCalls = { readonly checkpoint: { readonly input: CheckpointRequest; readonly result: void } };

let thread: ThreadRequests<CheckpointCalls> | undefined;
let shares = 0;

/** Joins the checkpoint thread of this process; it starts with the first checkpoint. */
export const joinCheckpointThread = (): CheckpointThread => {
  let left = false;
  shares += 1;
  return {
    checkpoint: (file) => requestCheckpoint({ file, mode: 'PASSIVE' }),
    empty: (file) => requestCheckpoint({ file, mode: 'TRUNCATE' }),
    leave() {
      if (left) return;
      left = true;
      shares -= 1;
      if (shares > 0) return;
      void thread?.end();
      // A request that comes before it has ended goes to another one.
      thread = undefined;
    },
  };
};

const requestCheckpoint = (input: CheckpointRequest): Promise<void> => {
  thread ??= started();
  return thread.request('checkpoint', input);
};

const started = (): ThreadRequests<CheckpointCalls> => {
  const own = startThread<CheckpointCalls>(new URL('./checkpoint-worker.ts', import.meta.url), {
    ended: () => {
      if (thread === own) thread = undefined;
    },
  });
  return own;
};
