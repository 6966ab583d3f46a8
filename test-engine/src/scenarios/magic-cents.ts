import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Money } from '../message-parser/parsed-message.ts';
import type { Effect } from './effect.ts';

const nextDay = { days: 1 } as const;

/** Effects by the two digits after the decimal point. Other cents, such as .00, have no effect. */
export const magicCents: Readonly<Record<string, Effect>> = {
  '.11': { type: 'reject', code: 'AC01' },
  '.12': { type: 'reject', code: 'AM05' },
  '.13': { type: 'reject', code: 'CNOR' },
  '.14': { type: 'reject', code: 'TM01' },
  '.21': { type: 'return', code: 'AC04', delay: nextDay },
  '.22': { type: 'return', code: 'MD07', delay: nextDay },
  '.23': { type: 'refund', code: 'MD06', delay: { days: 3 } },
  '.31': { type: 'recall', code: 'DUPL', delay: nextDay },
  '.32': { type: 'reversal', code: 'AM05', delay: nextDay },
  '.41': { type: 'silence' },
  '.42': { type: 'late', delay: { seconds: 12 } },
  '.51': { type: 'settlementFailure', code: 'ED05' },
  '.61': { type: 'recallYes', charges: '0' },
  '.62': { type: 'recallNo', code: 'CUST' },
  '.91': { type: 'duplicate', times: 2 },
};

/** The cents of an amount as in the table: `.10` also for 5.1, `.00` for 5. */
export const centsOf = (amount: Money | undefined): string => {
  const fraction = amount?.text.split('.')[1] ?? '';
  return `.${fraction.padEnd(2, '0').slice(0, 2)}`;
};

/** Different effects for direct debits: the unreachable bank is the debtor's. */
const debitEffects: Readonly<Record<string, Effect>> = { '.13': { type: 'reject', code: 'DNOR' } };

const isOfDebits = ({ type }: Effect): boolean => type === 'refund' || type === 'reversal';

/** Cents never leave an instant payment without an answer: silence becomes the time-out. */
export const effectOfCents = (cents: string, scheme: Scheme): Effect | undefined => {
  const effect = (isDirectDebit(scheme) ? debitEffects[cents] : undefined) ?? magicCents[cents];
  if (effect !== undefined && isOfDebits(effect) && !isDirectDebit(scheme)) return undefined;
  return effect?.type === 'silence' && scheme === 'inst' ? { type: 'timeOut' } : effect;
};
