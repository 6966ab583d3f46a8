import type { MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { bicCountry, bicElements, countryInBic } from '../bic.ts';
import { isBicCountry } from '../iso-countries.ts';
import { isQuoted } from '../quoted.ts';
import { everyMessage } from '../scope.ts';

type TestBics = { first: MessageNode | undefined };

/**
 * I-13: a BIC names a country and a connected institution. Test BICs (8th character 0) are what a simulation should
 * use, so they are a mistake only where the profile's test code says production; then once a message.
 */
export const bicInUse = rule<TestBics>({
  id: 'I-13',
  layer: 'scheme',
  severity: 'Warning',
  source: 'ISO 9362: country code, and the meaning of 0 and 1 as eighth character; severity of test BICs is ours',
  appliesTo: everyMessage,
  select: bicElements,
  open: () => ({ first: undefined }),
  check: (node, { profile }, state) => {
    const value = node.text;
    const kind = value[7];
    const known = isBicCountry(value, countryInBic);
    if (profile.testCode === 'P' && kind === '0' && state.first === undefined && !isQuoted(node)) state.first = node;
    if (value.length < 8 || (known && kind !== '1') || isQuoted(node)) return [];
    const country = bicCountry(value);
    if (!known) return [{ node, variant: 'country', value, params: { country } }];
    return [{ node, variant: 'passive', value }];
  },
  close: (_, { first }) => (first === undefined ? [] : [{ node: first, variant: 'test', value: first.text }]),
});
