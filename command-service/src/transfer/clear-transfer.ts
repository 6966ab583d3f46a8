import type { BulkVerdict } from '@clearbench/contracts/transfer/clearing';
import type { ClearedBulk, TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { plannedEvents } from './planned-answers.ts';
import { plannedTimeOut } from './time-out.ts';
import { ofEnvironment } from './transfer-state.ts';
import { verdictEvent } from './verdict-event.ts';

type Clearing = Extract<TransferCommand, { type: 'ClearTransfer' }>['data'];

type Sent = {
  readonly fileId: string;
  readonly environmentId: string;
  readonly memory: number;
  readonly sha256: string;
  readonly requestedBy: string;
};
type OfTransfer = {
  readonly transferId: string;
  readonly fileId: string;
  readonly environmentId: string;
  readonly memory?: number;
};

/** A single message: the whole file or one of its bulks. */
type Cleared = Omit<ClearedBulk, 'verdict'> & {
  readonly verdict: Pick<BulkVerdict, 'groupStatus' | 'messageId' | 'messageType'>;
};

/** A rejected message may be sent again with the same id. */
const accepted = (cleared: Cleared, of: OfTransfer): TransferEvent[] => {
  const { verdict, sha256, fingerprints, fingerprintsSha256 } = cleared;
  const { groupStatus, messageId, messageType } = verdict;
  if (groupStatus === 'RJCT' || messageId === undefined || messageType === undefined) return [];
  const few = fingerprints ? { fingerprints } : {};
  const many = fingerprintsSha256 ? { fingerprintsSha256 } : {};
  return [{ type: 'MessageAccepted', data: { ...of, messageId, messageType, sha256, ...few, ...many } }];
};

const acceptedReferences = (
  { verdict, acceptedReferences: originals = [] }: Cleared,
  of: OfTransfer,
): TransferEvent[] =>
  originals.map((original) => ({
    type: 'MessageReferenced',
    data: { ...of, messageType: verdict.messageType ?? '', ...original },
  }));

const rejectedTransactionIds = ({ verdict, sha256 }: Cleared, of: OfTransfer): TransferEvent[] => {
  const { groupStatus, messageId, messageType } = verdict;
  if (groupStatus !== 'RJCT' || messageId === undefined || messageType === undefined) return [];
  return [{ type: 'MessageRejected', data: { ...of, messageId, messageType, sha256 } }];
};

/** The references of a message that was rejected, or of its rejected transactions. */
const rejectedReferences = ({ rejectedReferences: ids = [] }: Clearing, of: OfTransfer): TransferEvent[] =>
  ids.map((originalMessageId) => ({ type: 'MessageReferenceRejected', data: { ...of, originalMessageId } }));

/** The reference of a processed file; a file rejected as a whole may be sent again with the same reference. */
const fileAccepted = ({ verdict, bulks }: Clearing, requestedBy: string, of: OfTransfer): TransferEvent[] =>
  bulks === undefined || verdict.file === undefined
    ? []
    : [{ type: 'FileReferenceAccepted', data: { ...of, requestedBy, ...verdict.file } }];

/** The events that record messages for the clearing. */
const remembered = (clearing: Clearing, sent: Sent): TransferEvent[] => {
  const { sha256, requestedBy, fileId } = sent;
  const { transferId, bulks } = clearing;
  const of = { transferId, fileId, ...ofEnvironment(sent) };
  const messages: readonly Cleared[] = bulks ?? [{ ...clearing, sha256 }];
  return [
    ...fileAccepted(clearing, requestedBy, of),
    ...messages.flatMap((message) => accepted(message, of)),
    ...messages.flatMap((message) => acceptedReferences(message, of)),
    ...(bulks ?? []).flatMap((bulk) => rejectedTransactionIds(bulk, of)),
    ...rejectedReferences(clearing, of),
  ];
};

/** The message of a payment whose verdict waits for a participant. */
const awaited = ({ awaits, verdict: { messageId, messageType } }: Clearing) =>
  awaits === undefined
    ? {}
    : {
        awaits: {
          ...(messageId === undefined ? {} : { messageId }),
          ...(messageType === undefined ? {} : { messageType }),
          ...awaits,
        },
      };

/** The events of a clearing result, appended together; later actions are recorded in the log instead of a timer. */
export const clearTransfer = (clearing: Clearing, sent: Sent): TransferEvent[] => {
  const { fileId } = sent;
  const { transferId, verdict, answers, settlesAt, silence, scenarios, timeOut, holders, awaits } = clearing;
  const ofFile = { transferId, fileId };
  const ofPlan = { ...ofFile, ...ofEnvironment(sent) };
  const planned = answers.flatMap((answer) => plannedEvents(ofPlan, answer));
  const timesOut = plannedTimeOut(timeOut, answers, ofFile, sent);
  const nothingPending = answers.length === 0 && settlesAt === undefined && timesOut.length === 0;
  const inForce = { ...(scenarios ? { scenarios } : {}), ...(holders ? { holders } : {}) };
  const received = { ...ofFile, ...inForce, ...(timeOut ? { timeOut } : {}), ...awaited(clearing) };
  return [
    { type: 'TransferReceived', data: received },
    ...(awaits ? [] : [verdictEvent(ofFile, verdict)]),
    ...remembered(clearing, sent),
    ...(silence ? [{ type: 'AnswerSuppressed', data: { ...ofFile, reason: silence } } as const] : []),
    ...planned,
    ...timesOut,
    ...(settlesAt === undefined ? [] : [{ type: 'SettlementPlanned', data: { ...ofPlan, dueAt: settlesAt } } as const]),
    ...(nothingPending ? [{ type: 'TransferClosed', data: ofFile } as const] : []),
  ];
};
