import type { FieldDefault } from '@clearbench/contracts/template/layout';
import { businessDays } from '@clearbench/validation/calendar/business-days';
import { berlinClock } from '@clearbench/validation/rules/berlin-time';
import { madeUpAmount } from './made-up-amount.ts';
import { madeUpIban } from './made-up-iban.ts';
import { madeUpNames } from './made-up-names.ts';
import { madeUpReference } from './made-up-reference.ts';
import { madeUpUuid } from './made-up-uuid.ts';
import type { Occasion } from './occasion.ts';

/** The form around a field: what is filled already, and which entry of its group it is in. */
export type Surroundings = {
  readonly valueIn: (name: string) => string | undefined;
  /** From 1; undefined outside groups. */
  readonly entry?: number;
};

const bicCountryAt = 4;

/** A country, or where the value names another field, the country of the BIC in that field. */
const countryOf = (country: string, { valueIn }: Surroundings): string => {
  if (/^[A-Z]{2}$/.test(country)) return country;
  return valueIn(country)?.slice(bicCountryAt, bicCountryAt + 2) ?? '';
};

/** The clearing's day, which after 23 or 22 o'clock UTC is the next one. */
const todayOf = ({ now }: Occasion): string => berlinClock(now).date;

/**
 * The value a field starts with on an occasion. Where a default asks for a country or a limit of an amount, it may name
 * a field that stands before it in the form.
 */
export const initialValue = (from: FieldDefault, occasion: Occasion, around: Surroundings): string => {
  switch (from.from) {
    case 'literal':
      return from.value;
    case 'reference':
      return madeUpReference(from.prefix, occasion, around.entry);
    case 'uuid':
      return madeUpUuid(occasion.dice);
    case 'now':
      return occasion.now;
    case 'today':
      return todayOf(occasion);
    case 'targetDay': {
      const days = businessDays(occasion.calendar ?? 'TARGET');
      return days.add(days.onOrAfter(todayOf(occasion)), from.plus);
    }
    case 'profileBic':
      return occasion.profileBic || from.otherwise;
    case 'clearingBic':
      return occasion.clearingBic;
    case 'randomIban':
      return madeUpIban(countryOf(from.country, around), occasion.dice);
    case 'randomAmount':
      return madeUpAmount(around.valueIn(from.min) ?? from.min, around.valueIn(from.max) ?? from.max, occasion.dice);
    case 'randomName':
      return occasion.dice.pick(madeUpNames);
  }
};
