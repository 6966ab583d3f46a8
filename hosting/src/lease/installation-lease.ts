import { type Lease, type LeaseParts, takeLease, watchLease } from '@clearbench/stores/lease/lease';
import type { Stores } from '@clearbench/stores/stores';
import type { Place } from '../open-data.ts';
import { leaseNames } from './lease-names.ts';
import { processName } from './process-name.ts';

/**
 * The right to work alone on what an installation keeps on servers, whatever else would be done there; a data folder is
 * locked by its own means. Another process that works there already is waited for: when it ends, or is cut off, this one
 * takes over. The fence is that of the read models.
 */
export const installationLease = async (
  { servers }: Pick<Place, 'servers'>,
  { documents }: Pick<Stores, 'documents'>,
  waiting: Pick<LeaseParts, 'signal' | 'onWaiting'>,
): Promise<Lease | undefined> => {
  if (!servers) return undefined;
  const holder = processName();
  const asked = { documents, holder, ...waiting };
  const inBackground = { ...asked, name: leaseNames.background };
  // Taken one after the other, lest two processes each wait for what the other has; waited for together.
  const watch = watchLease(inBackground);
  const projections = await takeLease({ ...asked, name: leaseNames.projections, meanwhile: watch });
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
