import { bicElements } from '@clearbench/iso20022/identifiers/bic';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

const of2014 = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const of2009 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

export const rule = defineRule({
  id: 'I-12',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RC01'],
  appliesTo: everyMessage,
  select: bicElements,
  check: (node) => {
    const value = node.text;
    const pattern = node.name === 'BIC' || node.name === 'BICOrBEI' ? of2009 : of2014;
    if (pattern.test(value) || isInQuotedOriginal(node)) return [];
    const corrected = value.replace(/\s+/g, '').toUpperCase();
    return [{ node, value, ...(pattern.test(corrected) ? { expected: corrected } : {}) }];
  },
});
