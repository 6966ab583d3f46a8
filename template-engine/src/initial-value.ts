import type { FieldDefault } from '@clearbench/contracts/template/layout';
import { addDecimals, formatDecimal, parseDecimal } from '@clearbench/validation/decimal';
import { addTargetDays, targetDayOnOrAfter } from '@clearbench/validation/rules/target-calendar';
import { madeUpIban } from './made-up-iban.ts';
import { madeUpNames } from './made-up-names.ts';
import type { Occasion } from './occasion.ts';

const longestReference = 35;

const withoutPunctuation = (instant: string): string => instant.replaceAll(/[-:T.Z]/g, '');

const reference = (prefix: string, { now, dice }: Occasion): string =>
  `${prefix}${withoutPunctuation(now).slice(0, 14)}${dice.digits(6)}`.slice(0, longestReference);

const uuid = ({ dice }: Occasion): string => {
  const hex = (count: number): string => Array.from({ length: count }, () => dice.roll(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[dice.roll(4)]}${hex(3)}-${hex(12)}`;
};

const cents = (text: string): number => Math.round(Number(text) * 100);

/** Whole cents between two amounts, added to the smaller one exactly. */
const amount = (min: string, max: string, { dice }: Occasion): string => {
  const extra = dice.roll(cents(max) - cents(min) + 1);
  const sum = [parseDecimal(min), parseDecimal(`${Math.floor(extra / 100)}.${String(extra % 100).padStart(2, '0')}`)];
  return sum[0] && sum[1] ? formatDecimal(addDecimals(sum[0], sum[1])) : min;
};

/** The value a field starts with on an occasion. */
export const initialValue = (from: FieldDefault, occasion: Occasion): string => {
  const today = occasion.now.slice(0, 10);
  switch (from.from) {
    case 'literal':
      return from.value;
    case 'reference':
      return reference(from.prefix, occasion);
    case 'uuid':
      return uuid(occasion);
    case 'now':
      return occasion.now;
    case 'today':
      return today;
    case 'targetDay':
      return from.plus === 0 ? targetDayOnOrAfter(today) : addTargetDays(targetDayOnOrAfter(today), from.plus);
    case 'profileBic':
      return occasion.profileBic || from.otherwise;
    case 'clearingBic':
      return occasion.clearingBic;
    case 'randomIban':
      return madeUpIban(from.country, occasion.dice);
    case 'randomAmount':
      return amount(from.min, from.max, occasion);
    case 'randomName':
      return occasion.dice.pick(madeUpNames);
  }
};
