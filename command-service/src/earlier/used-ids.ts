import {
  seenFileId,
  seenFileView,
  seenMessageId,
  seenMessageView,
  transferView,
} from '@clearbench/contracts/transfer/views';
import { type Earlier, type EarlierUse, fileKey, messageKey } from '@clearbench/validation/earlier/earlier';
import { fingerprint, isAmong, useKeysOf } from '@clearbench/validation/earlier/fingerprints';
import type { Question } from '@clearbench/validation/earlier/gather-question';
import type { PaymentFacts } from '@clearbench/validation/earlier/payment-facts';
import { type PaymentIds, useKeys } from '@clearbench/validation/earlier/payment-ids';
import type { Workplace } from '../workplace.ts';
import { accountOf } from './accounts.ts';
import { alikeBulks } from './alike-bulks.ts';
import { type KnownBulk, knownBulks } from './ledger.ts';
import type { Place } from './place.ts';
import { usedMandates } from './used-mandates.ts';

const mandatePrefix = useKeys.mandate('');

const usedMessageId = async ({ views }: Workplace, messageId: string, { environmentId, fileId, direction }: Place) => {
  const seen = await views.get(seenMessageView, seenMessageId(environmentId, messageId));
  if (!seen || seen.fileId === fileId || (seen.own === true) !== (direction === 'ST')) return [];
  return [[messageKey(messageId), { messageId: seen.messageId, at: seen.at }] as const];
};

/** The ids of these messages that one of the same side has, but for this very file. */
export const usedMessageIds = async (
  workplace: Workplace,
  { messageIds }: Question,
  place: Place,
): Promise<Earlier['uses']> =>
  Object.fromEntries((await Promise.all(messageIds.map((id) => usedMessageId(workplace, id, place)))).flat());

/** The reference of a file, if another one of the same tester that was taken in has it. */
export const usedFileReference = async (
  { views }: Workplace,
  { fileReference }: Question,
  { environmentId, fileId, direction, userId }: Place,
): Promise<Earlier['uses']> => {
  if (fileReference === undefined || userId === undefined || direction === 'ST') return {};
  const seen = await views.get(seenFileView, seenFileId(environmentId, userId, fileReference));
  if (!seen || (await views.get(transferView, seen.transferId))?.fileId === fileId) return {};
  return { [fileKey(fileReference)]: { messageId: fileReference, at: seen.at } };
};

/** Each id by itself, for payments that share but one of them. */
const singleIds = ({ transactionId, uetr }: PaymentFacts): PaymentIds[] => [
  ...(transactionId ? [{ transactionId }] : []),
  ...(uetr ? [{ uetr }] : []),
];

type Used = Pick<Earlier, 'uses' | 'mandates'> & {
  /** There were bulks to compare with. */
  readonly isCompared: boolean;
};

type Lookup = {
  readonly workplace: Workplace;
  readonly bulks: readonly KnownBulk[];
  readonly payments: Question['payments'];
};

const usesIn = async ({ workplace, bulks, payments }: Lookup): Promise<Earlier['uses']> => {
  const keys = new Set(payments.flatMap(useKeysOf).filter((key) => !key.startsWith(mandatePrefix)));
  const uses: Record<string, EarlierUse> = {};
  for (const { sha256, messageId, at, prints } of alikeBulks(bulks, keys)) {
    const { found } = await accountOf(workplace, sha256, payments.flatMap(singleIds));
    // Of a payment that was turned away no fingerprint was kept: its ids may be used.
    const used = found.flatMap(useKeysOf).filter((key) => keys.has(key) && isAmong(prints, fingerprint(key)));
    for (const key of used) uses[key] ??= { messageId, at };
  }
  return uses;
};

/** Which ids of a bulk's payments were used by earlier ones, and by which. */
export const usedIds = async (
  workplace: Workplace,
  { payments }: Question,
  { environmentId, fileId, direction }: Place,
): Promise<Used> => {
  if (payments.length === 0 || direction === 'ST') return { uses: {}, isCompared: false };
  const known = await knownBulks(workplace, environmentId);
  const bulks = known.filter((bulk) => bulk.fileId !== fileId);
  const lookup = { workplace, bulks, payments };
  const mandates = await usedMandates(workplace, bulks, payments);
  return { uses: await usesIn(lookup), isCompared: bulks.length > 0, ...mandates };
};
