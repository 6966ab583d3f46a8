import { checkDigitsFit, checkDigitsFor } from '@clearbench/iso20022/identifiers/mod97';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { paymentsAndCustomerOrders } from '../../scope.ts';

/** The issuer of Belgian references, which have ten digits and their remainder by 97, with 97 in place of 0. */
const belgian = 'BBA';

const belgianFindings = (node: MessageNode): readonly RuleFinding[] => {
  const value = node.text;
  if (!/^\d{12}$/.test(value)) return [{ node, variant: 'belgianForm', value, severity: 'Warning' }];
  const digits = String(Number(value.slice(0, 10)) % 97 || 97).padStart(2, '0');
  const expected = value.slice(0, 10) + digits;
  return value === expected ? [] : [{ node, variant: 'belgian', value, expected, severity: 'Warning' }];
};

const shape = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** Wrong check digits are a warning, because the bank may process the payment nevertheless. */
export const rule = defineRule({
  id: 'M-05',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['CdtrRefInf/Ref'],
  appliesTo: paymentsAndCustomerOrders,
  select: ['Strd/CdtrRefInf'],
  check: (reference) => {
    const node = descend(reference, 'Ref');
    if (node === undefined) return [];
    const issuer = textAt(reference, 'Tp', 'Issr');
    if (issuer === belgian) return belgianFindings(node);
    const value = node.text;
    const bare = value.replaceAll(' ', '').toUpperCase();
    if (!shape.test(bare)) return issuer === 'ISO' ? [{ node, variant: 'form', value, expected: 'RF…' }] : [];
    // Without an issuer, a reference in the form of ISO 11649 is one.
    if (issuer !== 'ISO' && issuer !== undefined) return [];
    if (checkDigitsFit(bare, 2, 4)) return [];
    const expected = `RF${checkDigitsFor(`RF00${bare.slice(4)}`, 4)}${bare.slice(4)}`;
    return [{ node, variant: 'checkDigits', value, expected, severity: 'Warning' }];
  },
});
