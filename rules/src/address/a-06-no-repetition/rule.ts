import { childrenNamed, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { addressForm, partyAddresses } from '../address-form.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const containsWords = (line: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && line.some((_, at) => words.every((word, offset) => line[at + offset] === word));

// Two letters are also words (de, la, es): a country code counts only at the end of a line or before a post code.
const containsCountry = (line: string, country: string): boolean =>
  line.toUpperCase().endsWith(` ${country}`) || new RegExp(`\\b${country}-\\d`).test(line);

export const rule = defineRule({
  id: 'A-06',
  layer: 'scheme',
  severity: 'Warning',
  anchors: ['Dbtr/PstlAdr/AdrLine', 'Cdtr/PstlAdr/AdrLine'],
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2025')),
  select: partyAddresses,
  check: (address) => {
    if (addressForm(address) !== 'hybrid') return [];
    const town = wordsOf(textAt(address, 'TwnNm') ?? '');
    const country = textAt(address, 'Ctry') ?? '';
    return childrenNamed(address, 'AdrLine').flatMap((node) => {
      const value = node.text;
      if (containsWords(wordsOf(value), town)) return [{ node, value, params: { element: 'TwnNm' } }];
      return /^[A-Z]{2}$/.test(country) && containsCountry(value, country)
        ? [{ node, value, params: { element: 'Ctry' } }]
        : [];
    });
  },
});
