import { bicElements, isBic } from '@clearbench/iso20022/identifiers/bic';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

/** The guidelines allow this text in Othr/Id only, where the bank is not known; as a BIC it would be a bank in Romania. */
const notProvided = 'NOTPROVIDED';

const of2009 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

const isBicOf2009 = (text: string): boolean => of2009.test(text);

export const rule = defineRule({
  id: 'I-12',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RC01'],
  appliesTo: everyMessage,
  select: bicElements,
  check: (node) => {
    const value = node.text;
    if (value === notProvided && !isInQuotedOriginal(node)) return [{ node, variant: 'notProvided', value }];
    const hasForm = node.name === 'BIC' || node.name === 'BICOrBEI' ? isBicOf2009 : isBic;
    if (hasForm(value) || isInQuotedOriginal(node)) return [];
    const corrected = value.replace(/\s+/g, '').toUpperCase();
    return [{ node, variant: 'form', value, ...(hasForm(corrected) ? { expected: corrected } : {}) }];
  },
});
