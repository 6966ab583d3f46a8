import type { FileEvent } from '@clearbench/contracts/file/events';
import type { FileRetention } from '@clearbench/contracts/file/retention';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';

type FileCreation = Recorded<Extract<FileEvent, { type: 'FileCreated' | 'FileReceived' }>>;

/** The owner of a file: its creator, or the sender of the file it answers; '' where unknown or none. */
export const ownerOf = (event: FileCreation): string => {
  if (event.type === 'FileReceived') return event.data.ownerId ?? '';
  const { actor } = event.metadata;
  return actor.startsWith('system:') ? '' : actor;
};

const restored = ({ restorableUntil: _, deletedBy: __, ...stay }: FileRetention, touchedAt: string): FileRetention => ({
  ...stay,
  touchedAt,
});

const deleted = (
  stay: FileRetention,
  { data, metadata }: Recorded<Extract<FileEvent, { type: 'FileDeleted' }>>,
): FileRetention =>
  data.restorableUntil === undefined
    ? stay
    : { ...stay, restorableUntil: data.restorableUntil, deletedBy: metadata.actor };

/** Reading or validating a file does not extend its retention period. */
const noTouch: ReadonlySet<string> = new Set<FileEvent['type']>([
  'FileValidated',
  'FileReportCommentsShown',
  'FileReportCommentsRemoved',
]);

const openTransfers = (before: number, type: string): number => {
  if (type === 'TransferRequested' || type === 'IncomingMessageRequested') return before + 1;
  return type === 'TransferClosed' ? Math.max(0, before - 1) : before;
};

/** The retention of a file after an event of the file or of one of its transfers. */
export const retentionAfter = (
  stay: FileRetention | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileRetention | undefined => {
  const { type } = event;
  const touchedAt = event.metadata.at;
  if (type === 'FileCreated' || type === 'FileReceived')
    return { ownerId: ownerOf(event), touchedAt, openTransfers: 0 };
  if (!stay || noTouch.has(type)) return stay;
  if (type === 'FileDeleted') return deleted(stay, event);
  if (type === 'FileExpired') return { ...stay, restorableUntil: event.data.restorableUntil };
  if (type === 'FileRestored') return restored(stay, touchedAt);
  return { ...stay, touchedAt, openTransfers: openTransfers(stay.openTransfers, type) };
};
