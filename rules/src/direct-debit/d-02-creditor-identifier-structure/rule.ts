import { isCountryCode } from '@clearbench/iso20022/code-sets/iso-countries';
import { inSepaSince } from '@clearbench/iso20022/code-sets/sepa-countries';
import { checkDigitsFit, checkDigitsFor } from '@clearbench/iso20022/identifiers/mod97';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

const character = "[A-Za-z0-9+?/:().,'-]";
const shape = new RegExp(`^[A-Za-z]{2}\\d{2}${character}{3}${character}{1,28}$`);

/** The check digits ignore the business code, which the creditor sets, and every character that is not a letter or a digit. */
const counted = (identifier: string): string =>
  identifier
    .slice(7)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** Characters of the national part by country, according to EPC262-08; countries with several lengths are left out. */
const nationalLengths: Readonly<Record<string, number>> = {
  AT: 11,
  DE: 11,
  ES: 9,
  FI: 8,
  FR: 6,
  IE: 6,
  IT: 16,
  LU: 19,
  MC: 6,
  NL: 12,
  PT: 6,
};

export const rule = defineRule({
  id: 'D-02',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT53', 'BE05'],
  appliesTo: both(collections, debitScheme),
  select: ['CdtrSchmeId/Id/PrvtId/Othr/Id', 'OrgnlCdtrSchmeId/Id/PrvtId/Othr/Id'],
  check: (node) => {
    const value = node.text;
    if (!shape.test(value)) return [{ node, variant: 'form', value }];
    const country = value.slice(0, 2).toUpperCase();
    if (!isCountryCode(country)) return [{ node, variant: 'country', value, params: { country } }];
    if (inSepaSince(country) === undefined) return [{ node, variant: 'outside', value, params: { country } }];
    const national = counted(value);
    const body = `${national}${country}`;
    if (checkDigitsFit(`${body}${value.slice(2, 4)}`, body.length)) {
      const length = nationalLengths[country];
      if (length === undefined || national.length === length) return [];
      const params = { country, length: national.length };
      return [{ node, variant: 'length', value, expected: String(length), severity: 'Warning', params }];
    }
    const digits = checkDigitsFor(`${body}00`);
    const expected = value.slice(0, 2) + digits + value.slice(4);
    return [{ node, variant: 'checkDigits', value, expected, params: { digits, found: value.slice(2, 4) } }];
  },
});
