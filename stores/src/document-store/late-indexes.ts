import type { Database } from '../sqlite/database.ts';
import { startThread, type ThreadRequests } from '../thread-requests.ts';
import { type Collection, indexStatement, missingIndexes } from './collection-table.ts';

/** Creates an index of a database file; closes the file that the last one belongs to. */
export type IndexCalls = {
  readonly create: {
    readonly input: { readonly file: string; readonly statement: string };
    readonly result: void;
  };
  readonly close: { readonly input: undefined; readonly result: void };
};

export type LateIndexes = {
  /** Creates all missing indexes of a small collection or one of a large one; whether one is still missing. */
  create(collection: Collection): Promise<boolean>;
  end(): Promise<void>;
};

/** Milliseconds without a request after which the thread ends: the next collection uses it too. */
const idleMs = 1_000;

/** Up to this number of rows all indexes are created within a write: that takes milliseconds. */
const fewRows = 1_000;

/**
 * Creates the indexes of filled collections, those of large ones in a thread: each is sorted once, instead of
 * inserting every row at a random place. Each is a transaction of its own, so that after a crash the missing ones are
 * created; writes wait for one index at a time.
 */
export const lateIndexes = (database: Database): LateIndexes => {
  let thread: ThreadRequests<IndexCalls> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  let ended = Promise.resolve();

  const endThread = async ({ request, end }: ThreadRequests<IndexCalls>) => {
    await request('close', undefined).catch(console.error);
    await end();
  };
  /** Also waits for a thread that is ending already. */
  const end = async () => {
    clearTimeout(idle);
    if (thread) ended = endThread(thread);
    thread = undefined;
    await ended;
  };
  const started = () => {
    const own = startThread<IndexCalls>(new URL('./index-worker.ts', import.meta.url), {
      ended: () => {
        if (thread === own) thread = undefined;
      },
    });
    return own;
  };
  const inThread = async (statement: string) => {
    clearTimeout(idle);
    running += 1;
    thread ??= started();
    const { request } = thread;
    try {
      await database.alone(() => request('create', { file: database.file, statement }));
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(() => void end(), idleMs).unref();
    }
  };
  /** The statements for a large collection; those for a small one are executed. */
  const statementsNow = (collection: Collection): string[] => {
    const statements = missingIndexes(database, collection).map((fields) => indexStatement(collection, fields));
    const last = database.statement(`SELECT max(row) AS number FROM ${collection.table}`).get()?.number;
    if (Number(last) > fewRows) return statements;
    for (const statement of statements) database.exec(statement);
    return [];
  };

  return {
    async create(collection) {
      // A write, so that those that waited for the previous index run before the next one.
      const [next, ...others] = await database.write(() => statementsNow(collection), { settled: 'committed' });
      if (next !== undefined) await inThread(next);
      return others.length > 0;
    },
    end,
  };
};
