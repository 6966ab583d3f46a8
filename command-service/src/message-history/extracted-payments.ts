import { createHash } from 'node:crypto';
import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import { releasingLoads } from '@clearbench/event-sourcing/serving/load-gate';
import type { ExtractedPayments } from '@clearbench/iso20022/message-history/extract-payments';
import type { PaymentIds } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';

/** Extracted payments of earlier texts; contents never change, so the cache stays valid. */
const caches = new WeakMap<CommandContext['contents'], BoundedCache<ExtractedPayments>>();
const room = 500;
const mostRemembered = 50;

const idsOf = ({ transactionId, endToEndId, instructionId, uetr, mandate }: PaymentIds): PaymentIds => ({
  transactionId,
  endToEndId,
  instructionId,
  uetr,
  mandate,
});

/** The payments in the text of an earlier message; while an answer to it is edited, it is read once. */
export const extractedPaymentsOf = async (
  { contents, textWorkers }: Pick<CommandContext, 'contents' | 'textWorkers'>,
  sha256: string,
  payments: readonly PaymentIds[],
): Promise<ExtractedPayments> => {
  const memory = caches.get(contents) ?? boundedCache<ExtractedPayments>(room);
  caches.set(contents, memory);
  const wanted = payments.map(idsOf);
  const key = createHash('sha256').update(sha256).update(JSON.stringify(wanted)).digest('base64');
  const present = memory.get(key);
  if (present) return present;
  const extracted = await releasingLoads(async () => textWorkers.extractPayments(await contents.get(sha256), wanted));
  if (extracted.found.length <= mostRemembered) memory.set(key, extracted);
  return extracted;
};
