import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { checkChain } from '../event-store/check-chain.ts';
import { openChainReader } from '../event-store/sqlite/chain-reader.ts';
import { isDamage } from '../sqlite/damage.ts';

type Task = { readonly files: readonly string[]; readonly log: string; readonly depth: Depth };

/** `whole` also compares indexes with their tables; `quick` checks the pages. */
export type Depth = 'quick' | 'whole';

/** Damage found in a file, as a sentence; at the end, the CPU time in milliseconds. */
export type WorkerMessage = { readonly file: string; readonly reason: string } | { readonly processorTime: number };

const found = (file: string, reason: string): void => parentPort?.postMessage({ file, reason } satisfies WorkerMessage);

/** Runs a check; damage that prevents reading is a finding, every other error ends the thread. */
const finding = async (file: string, check: () => Promise<void> | void): Promise<void> => {
  try {
    await check();
  } catch (error) {
    if (!isDamage(error)) throw error;
    found(file, String((error as Error).message));
  }
};

/** One table at a time, because a long read would keep the write-ahead log from shrinking. */
const checkPages = (file: string): void => {
  const sql = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const tables = sql
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%'",
      )
      .all();
    for (const { name } of tables) {
      const [result] = sql.prepare(`PRAGMA ${pragma}("${String(name).replaceAll('"', '""')}")`).all();
      const reason = String(result?.[pragma]);
      if (reason === 'ok') continue;
      found(file, reason);
      break;
    }
  } finally {
    sql.close();
  }
};

const checkHashes = async (file: string): Promise<void> => {
  const chain = openChainReader(file);
  try {
    const { faults } = await checkChain(chain);
    if (faults[0] !== undefined) found(file, faults[0]);
  } finally {
    chain.close();
  }
};

// A separate thread for the check of a data folder, so that it delays no request.
const { files, log, depth } = workerData as Task;
const pragma = depth === 'whole' ? 'integrity_check' : 'quick_check';
for (const file of files) await finding(file, () => checkPages(file));
await finding(log, () => checkHashes(log));
const { user, system } = process.threadCpuUsage();
parentPort?.postMessage({ processorTime: (user + system) / 1_000 } satisfies WorkerMessage);
