import { hasNationalCheckDigits, nationalCheckDigitsFit } from '@clearbench/iso20022/identifiers/national-check-digits';
import { leadingPair } from '@clearbench/iso20022/reader/leading-pair';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';
import { hasValidIban } from '../iban-verdict.ts';

/** I-08 reports IBANs with wrong length, structure or check digits. */
export const rule = defineRule({
  id: 'I-23',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['AC01'],
  appliesTo: everyMessage,
  select: ['IBAN'],
  check: (node) => {
    if (!hasNationalCheckDigits(leadingPair(node)) || !hasValidIban(node) || isInQuotedOriginal(node))
      return noFindings;
    const value = node.text;
    if (nationalCheckDigitsFit(value)) return noFindings;
    return [{ node, value, params: { country: value.slice(0, 2) } }];
  },
});
