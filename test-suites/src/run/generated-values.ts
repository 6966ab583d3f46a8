import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { GeneratedValue } from '@clearbench/contracts/test-suite/suite-file';
import { generateAmount } from '@clearbench/template-engine/generate-amount';
import { generateIban } from '@clearbench/template-engine/generate-iban';
import { generateReference } from '@clearbench/template-engine/generate-reference';
import { generateUuid } from '@clearbench/template-engine/generate-uuid';
import { generatedNames } from '@clearbench/template-engine/generated-names';
import type { Variables } from '../format/variables.ts';
import type { Space } from './space.ts';

const generated = ({ generate, ...options }: GeneratedValue, space: Space): string => {
  const { dice, businessDays } = space;
  const today = () => berlinClock(space.now()).date;
  switch (generate) {
    case 'reference':
      return generateReference(options.prefix ?? 'REF', { now: space.now(), dice });
    case 'uuid':
      return generateUuid(dice);
    case 'iban':
      return generateIban(options.country ?? 'DE', dice);
    case 'amount':
      return generateAmount(options.from ?? '1', options.to ?? '1000', dice);
    case 'name':
      return dice.pick(generatedNames);
    case 'date':
      return businessDays.add(businessDays.onOrAfter(today()), Number(options.plus ?? 0));
  }
};

/** Generates the values of variables in the order of their names in the file. */
export const generatedValues = (variables: Variables, space: Space): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(variables).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [[name, generated(value, space)] as const],
    ),
  );
