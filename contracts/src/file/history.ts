import type { EventHistory } from '../event-history.ts';

/** Names that events of files had in release 0.1.0. */
export const fileHistory: EventHistory = {
  FileTurnedRound: { renamedTo: 'FileDirectionSwitched' },
  FileReorganised: { renamedTo: 'FileExpired' },
};
