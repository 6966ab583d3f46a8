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

/** A look at a file is no touch; nor is what is said of it when it goes. */
const noTouch: ReadonlySet<string> = new Set<FileEvent['type']>([
  'FileValidated',
  'FileReportCommentsShown',
  'FileReportCommentsRemoved',
  'FileDeleted',
]);

const stillOpen = (before: number, type: string): number => {
  if (type === 'TransferRequested') return before + 1;
  return type === 'TransferClosed' ? Math.max(0, before - 1) : before;
};

/** What decides how long a file stays, after an event of its own or of one of its sendings. */
export const stayAfter = (
  stay: FileStay | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileStay | undefined => {
  const { type } = event;
  const touchedAt = event.metadata.at;
  if (type === 'FileCreated' || type === 'FileReceived')
    return { ownerId: ownerOf(event), touchedAt, openTransfers: 0 };
  if (!stay || noTouch.has(type)) return stay;
  if (type === 'FileReorganised') return { ...stay, restorableUntil: event.data.restorableUntil };
  if (type === 'FileRestored') return backAgain(stay, touchedAt);
  return { ...stay, touchedAt, openTransfers: stillOpen(stay.openTransfers, type) };
};
