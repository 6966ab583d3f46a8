import { isBicCountry } from '@clearbench/iso20022/code-sets/iso-countries';
import { bicCountry, bicElements, countryInBic } from '@clearbench/iso20022/identifiers/bic';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

type TestBics = { first: MessageNode | undefined };

/** Test BICs (8th character 0) are usual in a simulation; they are reported, once per message, if the test code of the profile is production. */
export const rule = defineRule<TestBics>({
  id: 'I-13',
  layer: 'scheme',
  severity: 'Warning',
  codes: ['RC01'],
  unconfirmed: true,
  appliesTo: everyMessage,
  select: bicElements,
  transactionState: ({ profile }) => (profile.testCode === 'P' ? 'kept' : 'compared'),
  open: () => ({ first: undefined }),
  inParts: { same: ({ first }) => String(first !== undefined) },
  check: (node, { profile }, state) => {
    const value = node.text;
    const kind = value.charAt(7);
    const known = isBicCountry(value, countryInBic);
    if (profile.testCode === 'P' && kind === '0' && state.first === undefined && !isInQuotedOriginal(node))
      state.first = node;
    if (value.length < 8 || (known && kind !== '1') || isInQuotedOriginal(node)) return [];
    const country = bicCountry(value);
    if (!known) return [{ node, variant: 'country', value, params: { country } }];
    return [{ node, variant: 'passive', value }];
  },
  close: (_, { first }) => (first === undefined ? [] : [{ node: first, variant: 'test', value: first.text }]),
});
