import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  memoryKey,
  seenFileId,
  seenFileView,
  seenMessageId,
  seenMessageView,
} from '@clearbench/contracts/transfer/views';
import { formOf } from '@clearbench/iso20022/envelopes/read-envelope';
import type { MessageHistory } from '@clearbench/iso20022/message-history/message-history';
import type { Profile } from '@clearbench/iso20022/profile';
import type { FileIdentity } from '@clearbench/test-engine/file-identity';
import type { CommandContext } from '../command-context.ts';
import { hasEvent } from '../find-event.ts';
import { usedIds } from '../message-history/used-ids.ts';
import type { ClearingJob } from '../text-workers/text-workers.ts';
import { transferStream } from './transfer-decider.ts';

const received: TransferEvent['type'] = 'TransferReceived';

type Sent = Pick<
  Extract<TransferEvent, { type: 'TransferRequested' }>['data'],
  'environmentId' | 'memory' | 'transferId' | 'messageId' | 'fileId' | 'requestedBy'
>;

/** Ids of the messages of this text that the clearing of the environment accepted before, from another transfer. */
const seenMessages = async (
  { views }: CommandContext,
  { environmentId, memory, transferId }: Sent,
  messageIds: readonly string[],
): Promise<string[]> => {
  const key = memoryKey(environmentId, memory);
  const seen = await Promise.all(messageIds.map((id) => views.get(seenMessageView, seenMessageId(key, id))));
  return seen.flatMap((one) => (one && !one.own && one.transferId !== transferId ? [one.messageId] : []));
};

const isDuplicateFile = async (
  { views }: CommandContext,
  { environmentId, memory, transferId, requestedBy }: Sent,
  { reference }: FileIdentity,
): Promise<boolean> => {
  const seen = await views.get(seenFileView, seenFileId(memoryKey(environmentId, memory), requestedBy, reference));
  return seen !== undefined && seen.transferId !== transferId;
};

/** The duplicates of this text; of a file of bulks all message ids are read. */
export const duplicatesBefore = async (
  context: CommandContext,
  request: Sent,
  bytes: Uint8Array,
  forms: Profile['envelopes'],
): Promise<Pick<ClearingJob, 'seenMessageIds' | 'isDuplicateFile'>> => {
  const identity = formOf(bytes, forms) && (await context.textWorkers.fileIdentity(bytes, forms));
  const named = request.messageId === undefined ? [] : [request.messageId];
  return {
    seenMessageIds: await seenMessages(context, request, identity?.messageIds ?? named),
    isDuplicateFile: identity !== undefined && (await isDuplicateFile(context, request, identity)),
  };
};

/**
 * The ids of its payments that earlier payments have, as far as they are compared. Its own ids are ignored after its
 * acceptance.
 */
export const usedBefore = async (
  context: CommandContext,
  { environmentId, memory, transferId, fileId }: Sent,
  bytes: Uint8Array,
): Promise<MessageHistory> => {
  const isNameTaken = await hasEvent(context.log, transferStream(transferId), received);
  const scope = { memory: memoryKey(environmentId, memory), direction: 'TS' } as const;
  const historyScope = { ...scope, ...(isNameTaken ? { fileId } : {}) };
  const { uses } = await usedIds(context, await context.textWorkers.historyQuery(bytes), historyScope);
  return { uses, messages: {}, payments: {} };
};
