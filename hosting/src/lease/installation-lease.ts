import { type Lease, type LeaseParts, takeLease, watchLease } from '@clearbench/stores/lease/lease';
import type { Stores } from '@clearbench/stores/stores';
import type { DataLocation } from '../open-data.ts';
import { leaseNames } from './lease-names.ts';
import { processName } from './process-name.ts';

/**
 * The exclusive right to work on an installation's servers; a data folder has its own lock. If another process holds
 * it, this one waits until that process ends or is disconnected. The fencing token is that of the read models.
 */
export const installationLease = async (
  { servers, leaseSpan }: Pick<DataLocation, 'servers' | 'leaseSpan'>,
  { documents }: Pick<Stores, 'documents'>,
  waiting: Pick<LeaseParts, 'signal' | 'onWaiting'>,
): Promise<Lease | undefined> => {
  if (!servers) return undefined;
  const holder = processName();
  const leaseParts = { documents, holder, ...(leaseSpan === undefined ? {} : { span: leaseSpan }), ...waiting };
  const inBackground = { ...leaseParts, name: leaseNames.background };
  // Taken one after another, so that two processes cannot wait for each other; watched together.
  const watch = watchLease(inBackground);
  const projections = await takeLease({ ...leaseParts, name: leaseNames.projections, meanwhile: watch });
  try {
    const background = await takeLease({ ...inBackground, watch });
    return {
      fence: projections.fence,
      over: AbortSignal.any([projections.over, background.over]),
      release: async () => void (await Promise.all([projections.release(), background.release()])),
    };
  } catch (error) {
    await projections.release();
    throw error;
  }
};
