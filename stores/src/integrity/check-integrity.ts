import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IntegrityCheck } from '../stores.ts';
import { startThread, type ThreadRequests } from '../thread-requests.ts';

/** `whole` also compares indexes with their tables; `quick` checks the pages. */
export type Depth = 'quick' | 'whole';

export type IntegrityCalls = {
  /** The thread sends `FoundDamage` as soon as it finds some. */
  readonly check: {
    readonly input: { readonly files: readonly string[]; readonly log: string; readonly depth: Depth };
    readonly result: IntegrityCheck;
  };
};
/** Damage found in a file, as a sentence. */
export type FoundDamage = { readonly file: string; readonly reason: string };

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
  let checking: { readonly thread: ThreadRequests<IntegrityCalls>; readonly done: Promise<IntegrityCheck> } | undefined;
  let stopped = false;

  const start = (depth: Depth) => {
    const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file));
    const thread = startThread<IntegrityCalls, FoundDamage>(new URL('./integrity-worker.ts', import.meta.url), {
      received: ({ file, reason }) => {
        if (!stopped) found(file, new Error(reason));
      },
    });
    const run = async (): Promise<IntegrityCheck> => {
      try {
        return await thread.request('check', { files, log: join(folder, 'events.db'), depth });
      } catch (error) {
        if (stopped) return { processorTime: 0 };
        throw error;
      } finally {
        checking = undefined;
        await thread.end();
      }
    };
    return { thread, done: run() };
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
      await running.thread.end();
      await running.done;
    },
  };
};
