import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@clearbench/event-sourcing/log';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { installationLease } from '@clearbench/hosting/lease/installation-lease';
import { type Data, type DataLocation, openData } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { Lease, LeaseParts } from '@clearbench/stores/lease/lease';
import type { Settings } from './settings.ts';

/** An installation's data for this process alone, until it is closed. */
export type OwnData = Data & {
  /** The lease on the servers; undefined for a data folder, which has a file lock. */
  readonly lease: Lease | undefined;
};

type Location = DataLocation & Pick<Settings, 'secret' | 'secretBefore'>;

/** Longer than the detection of a disconnected process takes with the usual leases; in milliseconds. */
const patience = 35_000;

/** Fails for a data folder without a log, before one is created. */
export const requireLog = ({ dataFolder, servers }: DataLocation): void => {
  if (!servers && !existsSync(join(dataFolder, 'events.db'))) throw settingsError(`There is no log in ${dataFolder}.`);
};

const openUnderLease = async (
  location: Location,
  waiting: Pick<LeaseParts, 'signal' | 'onWaiting'>,
  log: Pick<Log, 'error' | 'warn'>,
  tracing?: Tracing,
): Promise<OwnData> => {
  const data = await openData(location, log, tracing);
  try {
    const lease = await installationLease(location, data, waiting);
    const close = async (): Promise<void> => {
      await lease?.release();
      await data.close();
    };
    return { ...data, lease, close };
  } catch (error) {
    await data.close();
    throw error;
  }
};

/** Opens an installation's data for the product; waits while another process works on the servers. */
export const openForProduct = (
  location: Location,
  log: Pick<Log, 'warn' | 'error'>,
  tracing: Tracing,
): Promise<OwnData> =>
  openUnderLease(
    location,
    { onWaiting: (other) => log.warn({ other }, 'another Clearbench works on these servers: waiting for it') },
    log,
    tracing,
  );

/** Opens an installation's data for a command; fails while the product uses it. */
export const openExclusively = async (location: Location, log: Pick<Log, 'error' | 'warn'>): Promise<OwnData> => {
  try {
    return await openUnderLease(location, { signal: AbortSignal.timeout(patience) }, log);
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError' && (error as Error).name !== 'AbortError') throw error;
    throw settingsError('A Clearbench works on these servers. Stop it first.');
  }
};
