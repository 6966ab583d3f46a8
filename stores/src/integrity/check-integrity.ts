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
  /** Ends a running check, and the thread that waits for the next one. */
  stop(): Promise<void>;
};

/** Checks the databases of a data folder while they are in use. */
export const integrityChecks = (
  folder: string,
  names: readonly string[],
  found: (file: string, reason: Error) => void,
): IntegrityChecks => {
  let thread: ThreadRequests<IntegrityCalls> | undefined;
  let checking: Promise<IntegrityCheck> | undefined;
  let stopped = false;

  const started = (): ThreadRequests<IntegrityCalls> => {
    const own = startThread<IntegrityCalls, FoundDamage>(new URL('./integrity-worker.ts', import.meta.url), {
      received: ({ file, reason }) => {
        if (!stopped) found(file, new Error(reason));
      },
      ended: () => {
        if (thread === own) thread = undefined;
      },
    });
    return own;
  };
  const run = async (depth: Depth): Promise<IntegrityCheck> => {
    const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file));
    thread ??= started();
    try {
      return await thread.request('check', { files, log: join(folder, 'events.db'), depth });
    } catch (error) {
      if (stopped) return { processorTime: 0 };
      throw error;
    } finally {
      checking = undefined;
    }
  };

  return {
    async check(depth = 'quick') {
      if (stopped) return { processorTime: 0 };
      checking ??= run(depth);
      return checking;
    },
    async stop() {
      stopped = true;
      const running = checking;
      await thread?.end();
      await running;
    },
  };
};
