import { rule } from '../../rule.ts';
import { bicElements } from '../bic.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

const of2014 = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const of2009 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** I-12: a BIC has 8 or 11 characters: bank, country, place and, if there are 11, branch. */
export const bicFormat = rule({
  id: 'I-12',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 9362 in its editions of 2009 and 2014, as the message versions of 2009 and 2019 take it; reason RC01',
  appliesTo: everyMessage,
  select: bicElements,
  check: (node) => {
    const value = node.text;
    const pattern = node.name === 'BIC' || node.name === 'BICOrBEI' ? of2009 : of2014;
    if (pattern.test(value) || isQuoted(node)) return [];
    const corrected = value.replace(/\s+/g, '').toUpperCase();
    return [{ node, value, ...(pattern.test(corrected) ? { expected: corrected } : {}) }];
  },
});
