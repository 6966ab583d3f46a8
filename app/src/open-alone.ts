import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@clearbench/event-sourcing/log';
import { installationLease } from '@clearbench/hosting/lease/installation-lease';
import { type Data, openData, type Place } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { Settings } from './settings.ts';

/** Longer than the detection of a disconnected process takes; in milliseconds. */
const patience = 15_000;

/** Fails for a data folder without a log, before one is created. */
export const demandLog = ({ dataFolder, servers }: Place): void => {
  if (!servers && !existsSync(join(dataFolder, 'events.db'))) throw settingsError(`There is no log in ${dataFolder}.`);
};

/** Opens an installation's data for a command; fails while the product uses it. */
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
