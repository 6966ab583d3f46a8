import { childrenNamed, descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';

/** The addresses that the schemes transport. */
export const partyAddresses = ['Dbtr/PstlAdr', 'Cdtr/PstlAdr'] as const;

export const mostLines = 2;

/** Structured: no address lines. Hybrid: address lines and structured elements besides the country. Unstructured: address lines with at most the country. */
export type AddressForm = 'structured' | 'hybrid' | 'unstructured';

/** Elements other than the country and address lines. */
export const structuredElements = (address: MessageNode): readonly MessageNode[] =>
  address.children.filter(({ name }) => name !== 'Ctry' && name !== 'AdrLine');

export const addressForm = (address: MessageNode): AddressForm => {
  if (descend(address, 'AdrLine') === undefined) return 'structured';
  return structuredElements(address).length > 0 ? 'hybrid' : 'unstructured';
};

/** The missing elements among town and country. */
export const missingTownOrCountry = (address: MessageNode): readonly string[] =>
  ['TwnNm', 'Ctry'].filter((name) => descend(address, name) === undefined);

/** A finding at the third address line. */
export const tooManyLines = (address: MessageNode): readonly RuleFinding[] => {
  const lines = childrenNamed(address, 'AdrLine');
  const third = lines[mostLines];
  if (third === undefined) return [];
  return [{ node: third, variant: 'lines', expected: `<= ${mostLines}`, params: { count: lines.length } }];
};

/** A finding at every element other than the country and address lines. */
export const beyondCountry = (address: MessageNode): readonly RuleFinding[] =>
  structuredElements(address).map((node) => ({
    node,
    variant: 'element',
    value: node.text,
    params: { element: node.name },
  }));
