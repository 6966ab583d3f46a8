import { rule } from '../../rule.ts';
import { checkDigitsFor, mod97 } from '../mod97.ts';
import { isQuoted } from '../quoted.ts';
import { sinceRulebook } from '../scope.ts';

const shape = /^[A-Z0-9]{18}\d{2}$/;

/** I-19: the check digits of an LEI. Its shape is the matter of T-03. */
export const leiCheckDigits = rule({
  id: 'I-19',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 17442, check digits by ISO 7064 MOD 97-10',
  appliesTo: sinceRulebook('2023'),
  select: ['LEI'],
  check: (node) => {
    const value = node.text;
    if (!shape.test(value) || mod97(value) === 1 || isQuoted(node)) return [];
    const body = value.slice(0, 18);
    return [{ node, value, expected: body + checkDigitsFor(`${body}00`) }];
  },
});
