import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Lease, type LeaseParts, takeLease } from '@clearbench/stores/lease/lease';
import type { Stores } from '@clearbench/stores/stores';
import type { Place } from '../open-data.ts';

/**
 * The right to work on what an installation keeps on servers; a data folder is locked by its own means. Another process
 * that works there already is waited for: when it ends, or is cut off, this one takes over.
 */
export const installationLease = async (
  { servers }: Pick<Place, 'servers'>,
  { documents }: Pick<Stores, 'documents'>,
  waiting: Pick<LeaseParts, 'signal' | 'onWaiting'>,
): Promise<Lease | undefined> => {
  if (!servers) return undefined;
  const holder = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  return takeLease({ documents, name: 'installation', holder, ...waiting });
};
