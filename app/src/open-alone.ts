import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@clearbench/event-sourcing/log';
import { installationLease } from '@clearbench/hosting/lease/installation-lease';
import { type Data, openData, type Place } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { Settings } from './settings.ts';

/** Longer than it takes to notice that a process which was cut off is gone; in milliseconds. */
const patience = 15_000;

/** Stops whoever would look at a data folder where nothing is, before one is made there. */
export const demandLog = ({ dataFolder, servers }: Place): void => {
  if (!servers && !existsSync(join(dataFolder, 'events.db'))) throw settingsError(`There is no log in ${dataFolder}.`);
};

/** Opens what a place keeps, for a command and while no Clearbench works there; fails where one does. */
export const openAlone = async (
  settings: Place & Pick<Settings, 'secret' | 'secretBefore'>,
  log: Pick<Log, 'error'>,
): Promise<Data> => {
  const data = await openData(settings, log);
  try {
    const lease = await installationLease(settings, data, { signal: AbortSignal.timeout(patience) });
    const close = async (): Promise<void> => {
      await lease?.release();
      await data.close();
    };
    return { ...data, close };
  } catch (error) {
    await data.close();
    if ((error as Error).name !== 'TimeoutError' && (error as Error).name !== 'AbortError') throw error;
    throw settingsError('A Clearbench works on these servers. Stop it first.');
  }
};
