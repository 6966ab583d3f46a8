import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  zero,
} from '@clearbench/iso20022/decimal';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { noFindings, type RuleFinding, type StateInParts } from '@clearbench/validation-engine/rule';

/** The total in the message and the sum so far. */
export type RunningSum = {
  total: MessageNode | undefined;
  /** Of the usual amounts, in hundredths; the others are in `others`. */
  cents: number;
  others: Decimal;
  /** False once an amount is missing or not a number; the sum is then unknown. */
  known: boolean;
};

export const startSum = (): RunningSum => ({ total: undefined, cents: 0, others: zero, known: true });

const [point, digit0, longestUsual] = [0x2e, 0x30, 13];

/** Hundredths of an amount as it is usually written, without a sign and with up to two decimal places; else -1. */
const readCents = (text: string): number => {
  let cents = 0;
  let decimals = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === point && at > 0 && decimals < 0) decimals = 0;
    else if (code < digit0 || code > digit0 + 9) return -1;
    else {
      cents = cents * 10 + code - digit0;
      if (decimals >= 0) decimals++;
    }
  }
  if (text === '' || text.length > longestUsual || decimals > 2) return -1;
  return decimals === 2 ? cents : decimals === 1 ? cents * 10 : cents * 100;
};

let latest = { text: '0', cents: 0 };

/** Several rules add the same amount one after the other, so the latest answer is remembered. */
const centsIn = (text: string): number => {
  if (text !== latest.text) latest = { text, cents: readCents(text) };
  return latest.cents;
};

export const addAmount = (state: RunningSum, text: string | undefined): void => {
  const cents = text === undefined ? -1 : centsIn(text);
  if (cents >= 0 && state.cents + cents <= Number.MAX_SAFE_INTEGER) {
    state.cents += cents;
    return;
  }
  const amount = text === undefined ? undefined : parseDecimal(text);
  if (amount === undefined) state.known = false;
  else state.others = addDecimals(state.others, amount);
};

/** What amounts have added to a sum, as plain data. */
type TakenSum = Pick<RunningSum, 'cents' | 'others' | 'known'>;

export const clearSum = (state: RunningSum): void => {
  Object.assign(state, { cents: 0, others: zero, known: true } satisfies TakenSum);
};

const takeSum = ({ cents, others, known }: RunningSum): TakenSum => ({ cents, others, known });

export const addSum = (state: RunningSum, { cents, others, known }: TakenSum): void => {
  state.others = addDecimals(state.others, addDecimals(others, { units: BigInt(cents), scale: 2 }));
  state.known &&= known;
};

/** For a rule whose state is a sum. */
export const sumInParts = {
  begin: clearSum,
  take: takeSum,
  add: (state, taken) => addSum(state, taken as TakenSum),
} satisfies StateInParts<RunningSum>;

/** A state with a number of transactions and their sum. */
type CountedSum = { counted: number; readonly sum: RunningSum };

/** What transactions have added to it, as plain data. */
export type TakenCountedSum = { readonly counted: number; readonly sum: TakenSum };

/** For a rule that counts transactions and adds up their amounts. */
export const countedSumInParts = {
  begin: (state) => {
    state.counted = 0;
    clearSum(state.sum);
  },
  take: ({ sum, counted }): TakenCountedSum => ({ sum: takeSum(sum), counted }),
  add: (state, taken) => {
    const { sum, counted } = taken as TakenCountedSum;
    state.counted += counted;
    addSum(state.sum, sum);
  },
} satisfies StateInParts<CountedSum>;

/** Whether the total is the sum, as far as that is seen without exact decimals. */
const isUsualSum = ({ total, cents, others, known }: RunningSum): boolean =>
  known && total !== undefined && others.units === 0n && readCents(total.text) === cents;

/** A finding at the total if it differs from the sum. */
export const sumFindings = (state: RunningSum, variant?: string): readonly RuleFinding[] => {
  const { total, cents, others, known } = state;
  if (isUsualSum(state)) return noFindings;
  const stated = total === undefined ? undefined : parseDecimal(total.text);
  const sum = addDecimals(others, { units: BigInt(cents), scale: 2 });
  if (total === undefined || stated === undefined || !known || compareDecimals(stated, sum) === 0) return [];
  const finding = { node: total, value: total.text, expected: formatDecimal(sum, 2) };
  return [variant === undefined ? finding : { ...finding, variant }];
};
