import type { EarlierCollection, MessageHistory } from '@clearbench/iso20022/message-history/message-history';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';
import { candidateBulks } from './candidate-bulks.ts';
import type { KnownBulk } from './duplicate-index.ts';
import { extractedPaymentsOf } from './extracted-payments.ts';

/** Whether an earlier collection matters: it was the mandate's last or only one, or spelt the mandate differently. */
const matters = (payment: PaymentFacts, { sequence, mandateId }: EarlierCollection): boolean =>
  payment.sequence === 'OOFF' || ['OOFF', 'FNAL'].includes(sequence) || mandateId !== payment.mandateId;

type ByMandate = ReadonlyMap<string, PaymentFacts>;

const collectionsIn = async (
  context: CommandContext,
  { sha256, messageId, at }: KnownBulk,
  byMandate: ByMandate,
): Promise<readonly (readonly [key: string, collection: EarlierCollection])[]> => {
  const wanted = [...byMandate.values()].map(({ mandate }) => ({ mandate }));
  const { found } = await extractedPaymentsOf(context, sha256, wanted);
  return found.flatMap(({ mandate = '', mandateId = '', sequence = '' }) => {
    const key = useKeys.mandate(mandate);
    const payment = byMandate.get(key);
    const collection = { messageId, at, mandateId, sequence };
    return payment && matters(payment, collection) ? [[key, collection] as const] : [];
  });
};

/** Earlier relevant collections with the same mandates. */
export const usedMandates = async (
  context: CommandContext,
  bulks: readonly KnownBulk[],
  payments: readonly PaymentFacts[],
): Promise<Pick<MessageHistory, 'mandates'>> => {
  const byMandate: ByMandate = new Map(
    payments.flatMap((one) => (one.mandate === undefined ? [] : [[useKeys.mandate(one.mandate), one] as const])),
  );
  const alike = candidateBulks(bulks, new Set(byMandate.keys()));
  const collections = (await Promise.all(alike.map((bulk) => collectionsIn(context, bulk, byMandate)))).flat();
  if (collections.length === 0) return {};
  const grouped = Map.groupBy(collections, ([key]) => key);
  return { mandates: Object.fromEntries([...grouped].map(([key, all]) => [key, all.map(([, one]) => one)])) };
};
