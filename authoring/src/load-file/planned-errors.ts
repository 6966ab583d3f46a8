import { Failure } from '@clearbench/contracts/failure';
import type { PlannedError } from '@clearbench/contracts/template/generate-routes';

/** A rule and the numbers of the transactions that break it, in ascending order, from 1. */
export type PlannedFindings = { readonly ruleId: string; readonly transactions: Uint32Array };

const { floor, imul, max, round } = Math;

/** At least one transaction, so that a small file also has the error. */
const countOf = (error: PlannedError, transactions: number): number =>
  'count' in error ? error.count : max(1, round(error.share * transactions));

const randomFrom = (seed: number): ((limit: number) => number) => {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
};

/** The first `wanted` of all transactions in random order. */
const chosen = (transactions: number, wanted: number, seed: number): Uint32Array => {
  const random = randomFrom(seed);
  const numbers = Uint32Array.from({ length: transactions }, (_, index) => index + 1);
  for (let at = 0; at < wanted; at += 1) {
    const other = at + random(transactions - at);
    const number = numbers[other] ?? 0;
    numbers[other] = numbers[at] ?? 0;
    numbers[at] = number;
  }
  return numbers.subarray(0, wanted);
};

/** Chooses the transactions of each planned error; a transaction has at most one. The same seed chooses the same ones. */
export const planErrors = (
  errors: readonly PlannedError[],
  transactions: number,
  seed: number,
): readonly PlannedFindings[] => {
  const counts = errors.map((error) => countOf(error, transactions));
  const wanted = counts.reduce((sum, count) => sum + count, 0);
  if (wanted > transactions) throw new Failure('file.tooManyPlannedErrors', { count: wanted, transactions });
  const numbers = chosen(transactions, wanted, seed);
  let from = 0;
  return errors.map(({ ruleId }, index) => {
    const to = from + (counts[index] ?? 0);
    const own = numbers.slice(from, to).sort();
    from = to;
    return { ruleId, transactions: own };
  });
};
