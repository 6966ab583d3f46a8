import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Log } from '@clearbench/event-sourcing/log';
import { type Lease, takeLease } from '@clearbench/stores/lease/lease';
import type { Stores } from '@clearbench/stores/stores';
import type { Settings } from './settings.ts';

/**
 * The right to work on what an installation keeps on servers; a data folder is locked by its own means. Another process
 * that works there already is waited for: when it ends, or is cut off, this one takes over.
 */
export const installationLease = async (
  { servers }: Pick<Settings, 'servers'>,
  { documents }: Pick<Stores, 'documents'>,
  log: Pick<Log, 'warn'>,
): Promise<Lease | undefined> => {
  if (!servers) return undefined;
  const holder = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  const onWaiting = (other: string) => log.warn({ other }, 'another Clearbench works on these servers: waiting for it');
  return takeLease({ documents, name: 'installation', holder, onWaiting });
};
