import type { FileEvent } from '@clearbench/contracts/file/events';
import type { FileStay } from '@clearbench/contracts/file/stay';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';

type Born = Recorded<Extract<FileEvent, { type: 'FileCreated' | 'FileReceived' }>>;

/** Whose a file is: its maker's, or theirs whose sending it answers; '' where that is not known, or nobody. */
export const ownerOf = (event: Born): string => {
  if (event.type === 'FileReceived') return event.data.ownerId ?? '';
  const { actor } = event.metadata;
  return actor.startsWith('system:') ? '' : actor;
};

const backAgain = ({ restorableUntil: _, ...stay }: FileStay, touchedAt: string): FileStay => ({ ...stay, touchedAt });

/** What decides how long a file stays, after an event of its own or of one of its sendings. */
export const stayAfter = (
  stay: FileStay | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileStay | undefined => {
  const touchedAt = event.metadata.at;
  if (event.type === 'FileCreated' || event.type === 'FileReceived')
    return { ownerId: ownerOf(event), touchedAt, openTransfers: 0 };
  if (!stay) return undefined;
  switch (event.type) {
    case 'FileValidated':
    case 'FileReportCommentsShown':
    case 'FileReportCommentsRemoved':
    case 'FileDeleted':
      return stay;
    case 'FileReorganised':
      return { ...stay, restorableUntil: event.data.restorableUntil };
    case 'FileRestored':
      return backAgain(stay, touchedAt);
    case 'TransferRequested':
      return { ...stay, touchedAt, openTransfers: stay.openTransfers + 1 };
    case 'TransferClosed':
      return { ...stay, touchedAt, openTransfers: Math.max(0, stay.openTransfers - 1) };
    default:
      return { ...stay, touchedAt };
  }
};
