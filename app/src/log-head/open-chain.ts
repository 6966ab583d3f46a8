import type { DataLocation } from '@clearbench/hosting/open-data';
import type { LogChain } from '@clearbench/stores/event-store/log-chain';
import { openLogChain } from '@clearbench/stores/open-stores';
import { requireLog } from '../open-data-folder.ts';

/** The chain of an installation's log, readable while the product runs. */
export type OpenChain = Omit<LogChain, 'complete'> & { close(): Promise<void> };

export const openChain = async (location: DataLocation): Promise<OpenChain> => {
  requireLog(location);
  return openLogChain(location.servers ?? { folder: location.dataFolder });
};
