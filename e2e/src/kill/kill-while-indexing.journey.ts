import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { settingsFrom } from '@clearbench/app/settings';
import { quietLog } from '@clearbench/event-sourcing/log';
import { replay } from '@clearbench/event-sourcing/replay';
import { openData } from '@clearbench/hosting/open-data';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { indexedRows, type Row, rowCount, rowEvents } from './indexed-rows.ts';

const script = fileURLToPath(new URL('./builds-indexed-rows.ts', import.meta.url));

const seeded = async (folder: string): Promise<void> => {
  const { events, close } = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
  const at = '2026-01-05T08:00:00.000Z';
  const metadata = { at, actor: 'system:test', commandId: 'rows', correlationId: 'rows', causationId: 'rows' };
  const recorded = rowEvents().map((event) => ({ ...event, id: crypto.randomUUID(), schema: 1, metadata }));
  await events.append('rows', 0, recorded);
  await close();
};

type Kill = { readonly stopAfter: string; readonly at: string; readonly afterMs: number };

/** Builds the read model until it is served, or until the kill some milliseconds after a step. */
const built = async (folder: string, kill?: Kill): Promise<unknown> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, CLEARBENCH_DATA: folder, CLEARBENCH_STOP_AFTER: kill?.stopAfter ?? '', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== kill?.at) continue;
    await pause(kill.afterMs);
    child.kill('SIGKILL');
  }
  return (await ended)[1] ?? 'served';
};

const indexesIn = (folder: string): number => {
  const sql = new DatabaseSync(join(folder, 'documents.db'), { readOnly: true });
  const names = sql.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND name GLOB 'by_indexed*'").all();
  expect(sql.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  sql.close();
  return names.length;
};

const builtIn = async (folder: string) => {
  const { documents, events, close } = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
  const ids = rowEvents().map(({ data }) => data.rowId);
  const found = await documents.getMany<Row>(indexedRows.collection, ids);
  const expected = await replay(indexedRows, events);
  await close();
  return { found: new Map([...found].map(([id, { document }]) => [id, document])), expected };
};

it('kill -9 while a read model is filled and between and in its indexes: the next start completes it', async () => {
  const folder = await temporaryFolder();
  await seeded(folder.path);
  const kills: readonly Kill[] = [
    { stopAfter: 'documents 3', at: 'documents 3', afterMs: 0 },
    // The rest: three portions of 1,000 documents are written.
    { stopAfter: 'documents 17', at: 'documents 17', afterMs: 0 },
    { stopAfter: 'index 1', at: 'begins 1', afterMs: 3 },
    { stopAfter: 'index 1', at: 'begins 1', afterMs: 200 },
    { stopAfter: 'index 1', at: 'index 1', afterMs: 0 },
    { stopAfter: 'index 2', at: 'index 2', afterMs: 0 },
  ];
  const indexes: number[] = [];
  for (const kill of kills) {
    expect(await built(folder.path, kill)).toBe('SIGKILL');
    indexes.push(indexesIn(folder.path));
  }
  const [none, filled, begun = 0, later = 0, one = 0, two] = indexes;
  expect([none, filled]).toEqual([0, 0]);
  expect(begun).toBeLessThanOrEqual(1);
  expect(later - begun).toBeLessThanOrEqual(1);
  expect([one - later, two]).toEqual([1, one + 2]);

  expect(await built(folder.path)).toBe('served');
  expect(indexesIn(folder.path)).toBe(indexedRows.shape.indexes.length);
  const { found, expected } = await builtIn(folder.path);
  expect(found.size).toBe(rowCount);
  expect(found).toEqual(expected);
  await folder.remove();
});
