import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import type { ChainedEvent } from '@clearbench/stores/event-store/log-chain';
import { modes } from '@clearbench/stores/private-files';
import { type OpenChain, openChain } from './log-head/open-chain.ts';
import { type LogLocation, logLocationIn } from './settings.ts';

const pageSize = 1_000;

/** One event as JSON on one line; data and metadata are copied as stored, because the hash covers their text. */
const lineOf = ({ id, type, schema, data, metadata, stream, revision, position, hash }: ChainedEvent): string => {
  const before = JSON.stringify({ id, type, schema }).slice(0, -1);
  const after = JSON.stringify({ stream, revision, position, hash }).slice(1);
  return `${before},"data":${data},"metadata":${metadata},${after}\n`;
};

/** The stored log, in pages of lines, up to its end at the start of the export. */
async function* linesOf(chain: OpenChain, count: (events: number) => void) {
  const head = (await chain.lastAssigned()) ?? 0;
  for (let after = 0; after < head; ) {
    const page = (await chain.read(after, pageSize)).filter(({ position }) => position <= head);
    after = page.at(-1)?.position ?? head;
    count(page.length);
    yield page.map(lineOf).join('');
  }
}

/**
 * Writes the log of a data folder or of PostgreSQL to a file, one event with its hash per line, also while the product runs. Personal
 * data stays encrypted: without the keys it is unreadable, and that of deleted users is never readable.
 */
export const exportLog = async (location: LogLocation, file: string): Promise<number> => {
  const log = await openChain(
    typeof location === 'string' ? { dataFolder: location, servers: undefined } : { dataFolder: '', servers: location },
  );
  let events = 0;
  try {
    const lines = linesOf(log, (more) => {
      events += more;
    });
    // The file gets its name only once the export is complete.
    const unfinished = `${file}.unfinished`;
    await rm(unfinished, { force: true });
    await pipeline(Readable.from(lines), createWriteStream(unfinished, { mode: modes.file }));
    await rename(unfinished, file);
    return events;
  } finally {
    await log.close();
  }
};

const run = async (): Promise<void> => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (to === undefined) throw settingsError('Say where to: npm run export -- --to FILE');
  const file = resolve(to);
  const events = await exportLog(logLocationIn(process.env), file);
  console.log(`${events} events are in ${file}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await run();
  } catch (error) {
    console.error(startupErrorText(error));
    process.exitCode = 1;
  }
}
