import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { checkChain } from '../event-store/check-chain.ts';
import { openChainReader } from '../event-store/sqlite/chain-reader.ts';
import { isDamage } from '../sqlite/damage.ts';
import { answerRequests } from '../thread-requests.ts';
import type { Depth, FoundDamage, IntegrityCalls } from './check-integrity.ts';

const found = (file: string, reason: string): void => parentPort?.postMessage({ file, reason } satisfies FoundDamage);

/** Runs a check; damage that prevents reading is a finding, every other error fails the check. */
const finding = async (file: string, check: () => Promise<void> | void): Promise<void> => {
  try {
    await check();
  } catch (error) {
    if (!isDamage(error)) throw error;
    found(file, String((error as Error).message));
  }
};

/** One table at a time, because a long read would keep the write-ahead log from shrinking. */
const checkPages = (file: string, depth: Depth): void => {
  const pragma = depth === 'whole' ? 'integrity_check' : 'quick_check';
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
answerRequests<IntegrityCalls>({
  check: async ({ files, log, depth }) => {
    const before = process.threadCpuUsage();
    for (const file of files) await finding(file, () => checkPages(file, depth));
    await finding(log, () => checkHashes(log));
    const { user, system } = process.threadCpuUsage(before);
    return { processorTime: (user + system) / 1_000 };
  },
});
