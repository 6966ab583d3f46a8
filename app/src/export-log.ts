import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { explained } from '@clearbench/hosting/explained';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { openLog } from '@clearbench/stores/open-stores';
import { demandLog } from './open-alone.ts';
import { folderIn } from './settings.ts';

const pageSize = 1_000;

/** The log as it is kept, a page of lines at a time, up to where it ended when this began. */
async function* linesOf(log: Pick<EventStore, 'readAll' | 'head'>, count: (events: number) => void) {
  const head = await log.head();
  for (let after = 0; after < head; ) {
    const page = (await log.readAll(after, pageSize)).filter(({ position }) => position <= head);
    after = page.at(-1)?.position ?? head;
    count(page.length);
    yield page.map((event) => `${JSON.stringify(event)}\n`).join('');
  }
}

/**
 * Writes the log of a data folder to a file, one event a line, whether or not a Clearbench works in the folder. What is
 * about people stays sealed: without the folder's keys nobody reads it, and of somebody forgotten nobody ever will.
 */
export const exportLog = async (dataFolder: string, file: string): Promise<number> => {
  demandLog({ dataFolder, servers: undefined });
  const log = openLog(dataFolder);
  let events = 0;
  try {
    const lines = linesOf(log, (more) => {
      events += more;
    });
    // A file of this name is a whole export: until it is one, it is called otherwise.
    const unfinished = `${file}.unfinished`;
    await pipeline(Readable.from(lines), createWriteStream(unfinished));
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
  const events = await exportLog(folderIn(process.env), file);
  console.log(`${events} events are in ${file}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await run();
  } catch (error) {
    console.error(explained(error));
    process.exitCode = 1;
  }
}
