import { type Fate, fatesOf, fatesOfDelivered } from '../clearing/fate.ts';
import { faultsOf, type Intake } from '../clearing/intake.ts';
import { isOwnReference } from '../clearing/reference.ts';
import type { ClearingInput, EarlierMessage } from '../clearing-input.ts';
import type { Order, Referral } from '../order/order.ts';
import { readOrder } from '../order/read-order.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { noFaults, type SchemeFaults } from '../scheme-rules/scheme-faults.ts';

type Ids = Pick<Referral, 'transactionId' | 'endToEndId' | 'instructionId'>;

/** An earlier message, with what became of each of its transactions. */
export type KnownOriginal = {
  readonly order: Order;
  readonly fates: readonly Fate[];
  readonly isSettled: boolean;
  readonly fateOf: (ids: Ids) => Fate | undefined;
  /** The entry of a recall that was about this transaction. */
  readonly referralOf: (ids: Ids) => Referral | undefined;
};

export type KnownOriginals = ReadonlyMap<string, KnownOriginal>;

/** By transaction id; where the R-message has none, by the other ids. */
const finder = <T>(items: readonly T[], idsOf: (item: T) => Ids) => {
  const keys = ['transactionId', 'endToEndId', 'instructionId'] as const;
  const indexes = keys.map((key) => new Map(items.toReversed().map((item) => [idsOf(item)[key], item])));
  return (ids: Ids): T | undefined => {
    const at = keys.findIndex((key) => ids[key] !== undefined);
    return at === -1 ? undefined : indexes[at]?.get(ids[keys[at] ?? 'transactionId']);
  };
};

/** What is known of the past of this message says nothing of an earlier one. */
const withoutPast = (input: ClearingInput): ClearingInput => {
  const { earlier: _, ...profile } = profileOfInput(input);
  return { ...input, profile, messageErrors: 0 };
};

/** Payments are looked at as they were when they came; an R-message has none. */
const faultsThen = (bytes: Uint8Array, order: Order, { input }: Intake): SchemeFaults =>
  order.payments.length === 0 ? noFaults : faultsOf(bytes, order, withoutPast(input));

const known = (intake: Intake, { bytes, isSettled = false }: EarlierMessage): KnownOriginal => {
  const order = readOrder(bytes);
  const isOwn = isOwnReference(order.messageId ?? '');
  const { payments } = order;
  const fates = isOwn ? fatesOfDelivered(payments) : fatesOf(intake, payments, faultsThen(bytes, order, intake));
  return {
    order,
    fates,
    isSettled,
    fateOf: finder(fates, ({ transfer }) => transfer),
    referralOf: finder(order.referrals, (referral) => referral),
  };
};

/** The earlier messages the caller found, by their ids. */
export const knownOriginals = (intake: Intake): KnownOriginals => {
  const { original, originals = [] } = intake.input;
  const all = original === undefined ? originals : [original, ...originals];
  return new Map(
    all
      .map((message) => known(intake, message))
      // What was spoiled on purpose says nothing reliable.
      .filter(({ order }) => order.wellFormed)
      .map((one): [string, KnownOriginal] => [one.order.messageId ?? '', one]),
  );
};
