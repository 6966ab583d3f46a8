import type { Earlier, EarlierCollection } from '@clearbench/validation/earlier/earlier';
import type { PaymentFacts } from '@clearbench/validation/earlier/payment-facts';
import { useKeys } from '@clearbench/validation/earlier/payment-ids';
import type { Workplace } from '../workplace.ts';
import { accountOf } from './accounts.ts';
import { alikeBulks } from './alike-bulks.ts';
import type { KnownBulk } from './ledger.ts';

/** What matters of an earlier collection: that a mandate ended with it, was to be used once, or was spelt otherwise. */
const matters = (payment: PaymentFacts, { sequence, mandateId }: EarlierCollection): boolean =>
  payment.sequence === 'OOFF' || ['OOFF', 'FNAL'].includes(sequence) || mandateId !== payment.mandateId;

type ByMandate = ReadonlyMap<string, PaymentFacts>;

const collectionsIn = async (
  workplace: Workplace,
  { sha256, messageId, at }: KnownBulk,
  byMandate: ByMandate,
): Promise<readonly (readonly [key: string, collection: EarlierCollection])[]> => {
  const wanted = [...byMandate.values()].map(({ mandate }) => ({ mandate }));
  const { found } = await accountOf(workplace, sha256, wanted);
  return found.flatMap(({ mandate = '', mandateId = '', sequence = '' }) => {
    const key = useKeys.mandate(mandate);
    const payment = byMandate.get(key);
    const collection = { messageId, at, mandateId, sequence };
    return payment && matters(payment, collection) ? [[key, collection] as const] : [];
  });
};

/** Earlier collections by the same mandates, as far as they matter. */
export const usedMandates = async (
  workplace: Workplace,
  bulks: readonly KnownBulk[],
  payments: readonly PaymentFacts[],
): Promise<Pick<Earlier, 'mandates'>> => {
  const byMandate: ByMandate = new Map(
    payments.flatMap((one) => (one.mandate === undefined ? [] : [[useKeys.mandate(one.mandate), one] as const])),
  );
  const alike = alikeBulks(bulks, new Set(byMandate.keys()));
  const collections = (await Promise.all(alike.map((bulk) => collectionsIn(workplace, bulk, byMandate)))).flat();
  if (collections.length === 0) return {};
  const grouped = Map.groupBy(collections, ([key]) => key);
  return { mandates: Object.fromEntries([...grouped].map(([key, all]) => [key, all.map(([, one]) => one)])) };
};
