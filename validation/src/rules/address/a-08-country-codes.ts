import { rule } from '../../rule.ts';
import { isCountryCode } from '../iso-countries.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

/** countries are codes of ISO 3166. Their shape is the matter of T-03. */
export const countryCodes = rule({
  id: 'A-08',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 3166-1 alpha-2, officially assigned codes',
  appliesTo: everyMessage,
  select: ['Ctry', 'CtryOfRes', 'CtryOfBirth'],
  check: (node) =>
    isCountryCode(node.text) || !/^[A-Z]{2}$/.test(node.text) || isQuoted(node) ? [] : [{ node, value: node.text }],
});
