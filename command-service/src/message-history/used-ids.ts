import {
  seenFileId,
  seenFileView,
  seenMessageId,
  seenMessageView,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { HistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import { fingerprint, isAmong, useKeysOf } from '@clearbench/iso20022/message-history/fingerprints';
import {
  type EarlierUse,
  fileKey,
  type MessageHistory,
  messageKey,
} from '@clearbench/iso20022/message-history/message-history';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { type PaymentIds, useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';
import { candidateBulks } from './candidate-bulks.ts';
import { type KnownBulk, knownBulks } from './duplicate-index.ts';
import { extractedPaymentsOf } from './extracted-payments.ts';
import type { HistoryScope } from './history-scope.ts';
import { usedMandates } from './used-mandates.ts';

const mandatePrefix = useKeys.mandate('');

const usedMessageId = async (
  { views }: CommandContext,
  messageId: string,
  { memory, fileId, causedByFileId, direction }: HistoryScope,
) => {
  const seen = await views.get(seenMessageView, seenMessageId(memory, messageId));
  if (!seen || (seen.own === true) !== (direction === 'ST')) return [];
  // Older events of an answer contain the file that it answers.
  if (seen.fileId === fileId || (direction === 'ST' && seen.fileId === causedByFileId)) return [];
  // A text without a file that has the id of an answer can be a copy of this answer.
  if (direction === 'ST' && fileId === undefined) return [];
  return [[messageKey(messageId), { messageId: seen.messageId, at: seen.at }] as const];
};

/** The ids of these messages that another message of the same side has, except the same file. */
export const usedMessageIds = async (
  context: CommandContext,
  { messageIds }: HistoryQuery,
  scope: HistoryScope,
): Promise<MessageHistory['uses']> =>
  Object.fromEntries((await Promise.all(messageIds.map((id) => usedMessageId(context, id, scope)))).flat());

/** The reference of a file, if another accepted file of the same sender has it. */
export const usedFileReference = async (
  { views }: CommandContext,
  { fileReference }: HistoryQuery,
  { memory, fileId, direction, userId }: HistoryScope,
): Promise<MessageHistory['uses']> => {
  if (fileReference === undefined || userId === undefined || direction === 'ST') return {};
  const seen = await views.get(seenFileView, seenFileId(memory, userId, fileReference));
  if (!seen || (await views.get(transferView, seen.transferId))?.fileId === fileId) return {};
  return { [fileKey(fileReference)]: { messageId: fileReference, at: seen.at } };
};

/** Each id separately, for payments that share only one of them. */
const singleIds = ({ transactionId, uetr }: PaymentFacts): PaymentIds[] => [
  ...(transactionId ? [{ transactionId }] : []),
  ...(uetr ? [{ uetr }] : []),
];

type Used = Pick<MessageHistory, 'uses' | 'mandates'> & {
  /** True where there were bulks to compare with. */
  readonly isCompared: boolean;
};

type Lookup = {
  readonly context: CommandContext;
  readonly bulks: readonly KnownBulk[];
  readonly payments: HistoryQuery['payments'];
};

const usesIn = async ({ context, bulks, payments }: Lookup): Promise<MessageHistory['uses']> => {
  const keys = new Set(payments.flatMap(useKeysOf).filter((key) => !key.startsWith(mandatePrefix)));
  const uses: Record<string, EarlierUse> = {};
  for (const { sha256, messageId, at, prints } of candidateBulks(bulks, keys)) {
    const { found } = await extractedPaymentsOf(context, sha256, payments.flatMap(singleIds));
    // Rejected payments have no fingerprint: their ids may be reused.
    const used = found.flatMap(useKeysOf).filter((key) => keys.has(key) && isAmong(prints, fingerprint(key)));
    for (const key of used) uses[key] ??= { messageId, at };
  }
  return uses;
};

/** The ids of a bulk's payments that earlier payments used, with these payments. */
export const usedIds = async (
  context: CommandContext,
  { payments }: HistoryQuery,
  { memory, fileId, direction }: HistoryScope,
): Promise<Used> => {
  if (payments.length === 0 || direction === 'ST') return { uses: {}, isCompared: false };
  const resolveKnown = await knownBulks(context, memory);
  const bulks = resolveKnown.filter((bulk) => bulk.fileId !== fileId);
  const lookup = { context, bulks, payments };
  const mandates = await usedMandates(context, bulks, payments);
  return { uses: await usesIn(lookup), isCompared: bulks.length > 0, ...mandates };
};
