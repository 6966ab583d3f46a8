import { bbanFits, ibanCheckDigits, ibanChecksumFits, ibanLength } from '@clearbench/iso20022/identifiers/iban';
import { bbanStructures } from '@clearbench/iso20022/identifiers/iban-registry';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';
import { hasValidIban } from '../iban-verdict.ts';

/** Nothing to remove or to change: most IBANs are. */
const plain = /^[A-Z0-9]*$/;

/** I-10 reports the spelling of an IBAN, I-09 its country. */
export const rule = defineRule({
  id: 'I-08',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AC01', 'XD19'],
  appliesTo: everyMessage,
  select: ['IBAN'],
  check: (node) => {
    if (hasValidIban(node) || isInQuotedOriginal(node)) return noFindings;
    const value = node.text;
    const iban = plain.test(value) ? value : value.replaceAll(' ', '').toUpperCase();
    const country = iban.slice(0, 2);
    const length = ibanLength(country);
    if (length !== undefined && iban.length !== length) {
      const params = { country, length: iban.length };
      return [{ node, variant: 'length', value, expected: String(length), params }];
    }
    if (!bbanFits(iban)) {
      return [{ node, variant: 'structure', value, expected: bbanStructures[country] ?? '', params: { country } }];
    }
    if (ibanChecksumFits(iban) || !/^[A-Z0-9]{5,34}$/.test(iban)) return noFindings;
    const digits = ibanCheckDigits(country, iban.slice(4));
    const expected = `${country}${digits}${iban.slice(4)}`;
    return [{ node, variant: 'checkDigits', value, expected, params: { digits, found: iban.slice(2, 4) } }];
  },
});
