import { mkdir } from 'node:fs/promises';
import { openServerLog } from '@clearbench/stores/open-server-stores';
import { openLog } from '@clearbench/stores/open-stores';
import { appendFiles } from '../seeding/append-files.ts';
import type { DataLocation } from './product.ts';

/** The demo's first environment. */
export const environment = { environmentId: 'sct-bench', environmentToken: 'sct' } as const;

/** Fills an empty log with events of files in one environment; the product builds its read models. */
export const fillEnvironment = async ({ dataFolder, postgres }: DataLocation, files: number): Promise<void> => {
  await mkdir(dataFolder, { recursive: true });
  const events = postgres === undefined ? openLog(dataFolder) : await openServerLog({ postgres });
  await appendFiles(events, { ...environment, files }, 1);
  await events.close();
};
