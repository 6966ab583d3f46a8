import { berlinClock } from '@clearbench/calendars/berlin-time';
import { businessDays } from '@clearbench/calendars/business-days';
import type { FieldDefault } from '@clearbench/contracts/template/layout';
import { generateAmount } from './generate-amount.ts';
import { generateIban } from './generate-iban.ts';
import { generateReference } from './generate-reference.ts';
import { generateUuid } from './generate-uuid.ts';
import { generatedNames } from './generated-names.ts';
import type { RenderContext } from './render-context.ts';

/** The form around a field: the filled values, and the entry of its group. */
export type Surroundings = {
  readonly valueIn: (name: string) => string | undefined;
  /** From 1; undefined outside groups. */
  readonly entry?: number;
};

const bicCountryAt = 4;

/** A country, or for the name of another field the country of the BIC in that field. */
const countryOf = (country: string, { valueIn }: Surroundings): string => {
  if (/^[A-Z]{2}$/.test(country)) return country;
  return valueIn(country)?.slice(bicCountryAt, bicCountryAt + 2) ?? '';
};

/** The clearing's day, which after 23:00 or 22:00 UTC is the next one. */
const todayOf = ({ now }: RenderContext): string => berlinClock(now).date;

const secondsBefore = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) - seconds * 1_000).toISOString();

/**
 * The initial value of a field in a context. A default with a country or a limit of an amount may name an earlier field
 * of the form.
 */
export const initialValue = (from: FieldDefault, renderContext: RenderContext, around: Surroundings): string => {
  switch (from.from) {
    case 'literal':
      return from.value;
    case 'reference':
      return generateReference(from.prefix, renderContext, around.entry);
    case 'uuid':
      return generateUuid(renderContext.dice);
    case 'now':
      return from.minusSeconds === undefined ? renderContext.now : secondsBefore(renderContext.now, from.minusSeconds);
    case 'today':
      return todayOf(renderContext);
    case 'targetDay': {
      const days = businessDays(renderContext.calendar ?? 'TARGET');
      return days.add(days.onOrAfter(todayOf(renderContext)), from.plus);
    }
    case 'profileBic':
      return renderContext.profileBic || from.otherwise;
    case 'clearingBic':
      return renderContext.clearingBic;
    case 'randomIban':
      return generateIban(countryOf(from.country, around), renderContext.dice);
    case 'randomAmount':
      return generateAmount(
        around.valueIn(from.min) ?? from.min,
        around.valueIn(from.max) ?? from.max,
        renderContext.dice,
      );
    case 'randomName':
      return renderContext.dice.pick(generatedNames);
  }
};
