import type { Rule } from '../../rule.ts';
import { countryAndLines } from './a-01-country-and-lines.ts';
import { linesOrElements } from './a-02-lines-or-elements.ts';
import { townAndCountry } from './a-03-town-and-country.ts';
import { threeForms } from './a-04-three-forms.ts';
import { noUnstructuredAddress } from './a-05-no-unstructured-address.ts';
import { nothingTwice } from './a-06-nothing-twice.ts';
import { payersAddress } from './a-07-payers-address.ts';
import { countryCodes } from './a-08-country-codes.ts';

/** Rules about postal addresses. */
export const addressRules: readonly Rule[] = [
  countryAndLines,
  linesOrElements,
  townAndCountry,
  threeForms,
  noUnstructuredAddress,
  nothingTwice,
  payersAddress,
  countryCodes,
];
