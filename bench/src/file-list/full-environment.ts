import { mkdir } from 'node:fs/promises';
import { openLog } from '@clearbench/stores/open-stores';
import { appendFiles } from '../seeding/append-files.ts';

/** The demo's first environment. */
export const environment = { environmentId: 'sct-bench', environmentToken: 'sct' } as const;

/** Fills a data folder with events of files in one environment; the product builds its read models. */
export const fillEnvironment = async (dataFolder: string, files: number): Promise<void> => {
  await mkdir(dataFolder, { recursive: true });
  const events = openLog(dataFolder);
  await appendFiles(events, { ...environment, files }, 1);
  await events.close();
};
