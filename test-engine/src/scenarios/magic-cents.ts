import { isDirectDebit, type Scheme, schemes } from '@clearbench/contracts/sim-env/scheme';
import { parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { applyRules } from './apply-rules.ts';
import { builtInLists, centsList } from './built-in/built-in-lists.ts';
import type { Effect, Scripted } from './effect.ts';
import { factsOfPayment, fileFacts } from './rule-facts.ts';
import { listOf } from './rule-matchers.ts';

export { centsOf } from './cents-of.ts';

const unknownParty = { name: undefined, iban: undefined, bic: undefined };

/** A payment of one euro and these cents. */
const paymentOf = (cents: string) => ({
  position: 1,
  instructionId: undefined,
  endToEndId: undefined,
  transactionId: undefined,
  uetr: undefined,
  amount: { currency: 'EUR', text: `1${cents}`, value: parseDecimal(`1${cents}`) ?? zero },
  settlementDate: undefined,
  acceptedAt: undefined,
  debtor: unknownParty,
  creditor: unknownParty,
  instructing: undefined,
  instructed: undefined,
  remittance: undefined,
  purpose: undefined,
});

const scriptedOf = (cents: string, scheme: Scheme): Scripted | undefined => {
  const message = isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008';
  const file = fileFacts({ scheme, message, messageId: undefined }, { at: new Date(0).toISOString(), tester: '' }, '');
  return applyRules(centsList, factsOfPayment(paymentOf(cents), file), new Map())?.[0];
};

const everyCents = [
  ...new Set(builtInLists.cents.rules.flatMap(({ when }) => listOf(when?.cents ?? []).map((one) => `.${one}`))),
];

/** The rules of cents compare nothing but cents and scheme, so that their effects are computed once. */
const effectsOfCents = new Map(
  schemes.map((scheme) => [
    scheme,
    new Map(
      everyCents.flatMap((cents) => {
        const scripted = scriptedOf(cents, scheme);
        return scripted === undefined ? [] : [[cents, scripted] as const];
      }),
    ),
  ]),
);

/** The effect that cents such as `.21` select in a scheme, with its reason; other cents, such as .00, have none. */
export const scriptedByCents = (cents: string, scheme: Scheme): Scripted | undefined =>
  effectsOfCents.get(scheme)?.get(cents);

export const effectOfCents = (cents: string, scheme: Scheme): Effect | undefined =>
  scriptedByCents(cents, scheme)?.effect;

/** Every cents with an effect in a scheme. */
export const magicCents: Readonly<Record<string, Effect>> = Object.fromEntries(
  everyCents.flatMap((cents) => {
    const effect = effectOfCents(cents, 'sct') ?? effectOfCents(cents, 'core');
    return effect === undefined ? [] : [[cents, effect]];
  }),
);
