import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { seenFileId, seenFileView, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { FileIdentity } from '@clearbench/test-engine/file-identity';
import type { Earlier } from '@clearbench/validation/earlier/earlier';
import { formOf } from '@clearbench/validation/envelopes/read-envelope';
import type { ClearingJob } from '../bench/bench.ts';
import { usedIds } from '../earlier/used-ids.ts';
import { hasHappened } from '../has-happened.ts';
import type { Workplace } from '../workplace.ts';
import { transferStream } from './transfer-decider.ts';

const received: TransferEvent['type'] = 'TransferReceived';

type Sent = Pick<
  Extract<TransferEvent, { type: 'TransferRequested' }>['data'],
  'environmentId' | 'transferId' | 'messageId' | 'fileId' | 'requestedBy'
>;

/** Message ids of this very text that the environment's clearing has taken in before, by another transfer. */
const seenMessages = async (
  { views }: Workplace,
  { environmentId, transferId }: Sent,
  messageIds: readonly string[],
): Promise<string[]> => {
  const seen = await Promise.all(messageIds.map((id) => views.get(seenMessageView, seenMessageId(environmentId, id))));
  return seen.flatMap((one) => (one && !one.own && one.transferId !== transferId ? [one.messageId] : []));
};

const isSeenFile = async (
  { views }: Workplace,
  { environmentId, transferId, requestedBy }: Sent,
  { reference }: FileIdentity,
): Promise<boolean> => {
  const seen = await views.get(seenFileView, seenFileId(environmentId, requestedBy, reference));
  return seen !== undefined && seen.transferId !== transferId;
};

/** What of this very text has come before; a file of bulks is read for the ids of them all. */
export const seenBefore = async (
  workplace: Workplace,
  request: Sent,
  bytes: Uint8Array,
): Promise<Pick<ClearingJob, 'seenMessageIds' | 'isSeenFile'>> => {
  const identity = formOf(bytes) && (await workplace.bench.fileIdentity(bytes));
  const named = request.messageId === undefined ? [] : [request.messageId];
  return {
    seenMessageIds: await seenMessages(workplace, request, identity?.messageIds ?? named),
    isSeenFile: identity !== undefined && (await isSeenFile(workplace, request, identity)),
  };
};

/** Which ids of its payments earlier ones have, as far as they are compared. Once it was taken in, its own are not held against it. */
export const usedBefore = async (
  workplace: Workplace,
  { environmentId, transferId, fileId }: Sent,
  bytes: Uint8Array,
): Promise<Earlier> => {
  const isTakenIn = await hasHappened(workplace.log, transferStream(transferId), received);
  const place = { environmentId, direction: 'TS', ...(isTakenIn ? { fileId } : {}) } as const;
  const { uses } = await usedIds(workplace, await workplace.bench.question(bytes), place);
  return { uses, messages: {}, payments: {} };
};
