import { seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { Earlier, EarlierUse } from '@clearbench/validation/earlier/earlier';
import { fingerprint, isAmong, useKeysOf } from '@clearbench/validation/earlier/fingerprints';
import type { Question } from '@clearbench/validation/earlier/gather-question';
import type { PaymentFacts } from '@clearbench/validation/earlier/payment-facts';
import type { PaymentIds } from '@clearbench/validation/earlier/payment-ids';
import type { Workplace } from '../workplace.ts';
import { accountOf } from './accounts.ts';
import { type KnownBulk, knownBulks } from './ledger.ts';
import type { Place } from './place.ts';

/** So many bulks that have the same ids are looked into. */
const mostLookedInto = 10;

/** The message id of a message of the same side that is not this very file. */
export const usedMessageId = async (
  { views }: Workplace,
  messageId: string | undefined,
  { environmentId, fileId, direction }: Place,
): Promise<EarlierUse | undefined> => {
  const seen = messageId && (await views.get(seenMessageView, seenMessageId(environmentId, messageId)));
  if (!seen || seen.fileId === fileId || (seen.own === true) !== (direction === 'ST')) return undefined;
  return { messageId: seen.messageId, at: seen.at };
};

/** Each id by itself, for payments that share but one of them. */
const singleIds = ({ transactionId, uetr }: PaymentFacts): PaymentIds[] => [
  ...(transactionId ? [{ transactionId }] : []),
  ...(uetr ? [{ uetr }] : []),
];

const candidates = (bulks: readonly KnownBulk[], prints: readonly number[], fileId: string | undefined): KnownBulk[] =>
  bulks
    .filter((bulk) => bulk.fileId !== fileId && prints.some((print) => isAmong(bulk.prints, print)))
    .slice(0, mostLookedInto);

type Used = Pick<Earlier, 'uses'> & {
  /** There were bulks to compare with. */
  readonly isCompared: boolean;
};

/** Which ids of a bulk's payments were used by earlier ones, and by which. */
export const usedIds = async (
  workplace: Workplace,
  { payments }: Question,
  { environmentId, fileId, direction }: Place,
): Promise<Used> => {
  if (payments.length === 0 || direction === 'ST') return { uses: {}, isCompared: false };
  const bulks = await knownBulks(workplace, environmentId);
  const keys = new Set(payments.flatMap(useKeysOf));
  const alike = candidates(bulks, [...keys].map(fingerprint), fileId);
  const uses: Record<string, EarlierUse> = {};
  for (const { sha256, messageId, at } of alike) {
    const { found } = await accountOf(workplace, sha256, payments.flatMap(singleIds));
    for (const key of found.flatMap(useKeysOf)) if (keys.has(key)) uses[key] ??= { messageId, at };
  }
  return { uses, isCompared: bulks.some((bulk) => bulk.fileId !== fileId) };
};
