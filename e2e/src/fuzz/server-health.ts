import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** The measurements of another client since the last call, in milliseconds. */
export type Noted = {
  readonly longest: number;
  /** Without the time in which other programs had the CPU that the server, or the client, was ready to use. */
  readonly longestOfServer: number;
  readonly attempts: number;
  /** The reason for a missing response. */
  readonly failed?: string;
};

export type HealthWatch = {
  /** Waits for the current response of the other client. */
  note(): Promise<Noted>;
  /** Current and peak resident memory of the server in MB; undefined where the system does not report it. */
  memory(): Promise<{ readonly now: number; readonly most: number } | undefined>;
  end(): Promise<void>;
};

const kilobytesIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** Watches a server with a second client that calls /health/live continuously. */
export const watchHealth = (origin: string, pid: number | undefined): HealthWatch => {
  const worker = new Worker(new URL('./watching-client.ts', import.meta.url), {
    workerData: { address: `${origin}/health/live`, pid },
  });
  return {
    note: async () => {
      const noted = once(worker, 'message') as Promise<[Noted]>;
      worker.postMessage('note');
      return (await noted)[0];
    },
    memory: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
      if (status === undefined) return undefined;
      return { now: kilobytesIn(status, 'VmRSS') / 1024, most: kilobytesIn(status, 'VmHWM') / 1024 };
    },
    end: async () => void (await worker.terminate()),
  };
};
