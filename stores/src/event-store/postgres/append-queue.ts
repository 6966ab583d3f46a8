import { Failure } from '@clearbench/contracts/failure';
import type { PostgresCalls } from '../../postgres/postgres-connection.ts';
import type { Appended } from '../event-store.ts';
import { appendBatch } from './append-batch.ts';
import type { Append, AppendResult } from './event-rows.ts';
import type { KnownEnd } from './known-end.ts';

/** Most appends and most bytes of one call; a larger append is sent alone. */
const [mostAppends, mostBytes] = [500, 8 * 1024 * 1024];

type Job = {
  readonly append: Append;
  readonly bytes: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
};

export type AppendQueue = {
  /** Settles after the commit. */
  append(append: Append, bytes: number): Promise<Appended>;
  /** Resolves when all appends so far are settled. */
  idle(): Promise<void>;
};

const settle = ({ resolve, reject }: Job, result: AppendResult): void =>
  result instanceof Failure ? reject(result) : resolve(result);

/**
 * Appends that wait at the same moment share one call and one commit, up to the second one to the same stream; the next
 * ones gather meanwhile.
 */
export const appendQueue = (connection: PostgresCalls, end: KnownEnd): AppendQueue => {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  const nextBatch = (): Job[] => {
    if (waiting.length === 1) {
      const batch = waiting;
      waiting = [];
      return batch;
    }
    let bytes = 0;
    const streams = new Set<string>();
    const end = waiting.findIndex((job, index) => {
      bytes += job.bytes;
      const { stream } = job.append;
      if (index > 0 && (index >= mostAppends || bytes > mostBytes || streams.has(stream))) return true;
      streams.add(stream);
      return false;
    });
    const batch = end === -1 ? waiting : waiting.slice(0, end);
    waiting = waiting.slice(batch.length);
    return batch;
  };

  const send = async (batch: readonly Job[]): Promise<void> => {
    try {
      const appends = batch.map(({ append }) => append);
      const results = await appendBatch(connection, appends, end);
      for (const [index, job] of batch.entries()) {
        const result = results[index];
        if (result === undefined) job.reject(new Error('the database did not answer for an append'));
        else settle(job, result);
      }
    } catch (error) {
      const [only] = batch;
      // A failure of the server concerns all; a bad event only its own append.
      if (error instanceof Failure || batch.length === 1 || only === undefined)
        for (const { reject } of batch) reject(error);
      else for (const job of batch) await send([job]);
    }
  };

  const run = async (): Promise<void> => {
    // Appends of the same synchronous work go together. Without others an append does not wait for the event loop.
    await Promise.resolve();
    while (waiting.length > 0) {
      await send(nextBatch());
      // Also those that follow an append just settled.
      if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    running = undefined;
  };

  return {
    append: (append, bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, bytes, resolve, reject });
        running ??= run();
      }),
    idle: async () => running,
  };
};
