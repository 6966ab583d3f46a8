import { childrenNamed, descend, type MessageNode } from '../../message-node.ts';
import type { RuleFinding } from '../../rule.ts';

/** Addresses of the parties whose address the schemes carry. */
export const partyAddresses = ['Dbtr/PstlAdr', 'Cdtr/PstlAdr'] as const;

export const mostLines = 2;

/** Structured elements alone, free lines with structured elements beside the country, or free lines with at most the country. */
export type AddressForm = 'structured' | 'hybrid' | 'unstructured';

/** Elements other than country and free lines. */
export const structuredElements = (address: MessageNode): readonly MessageNode[] =>
  address.children.filter(({ name }) => name !== 'Ctry' && name !== 'AdrLine');

export const addressForm = (address: MessageNode): AddressForm => {
  if (descend(address, 'AdrLine') === undefined) return 'structured';
  return structuredElements(address).length > 0 ? 'hybrid' : 'unstructured';
};

/** Which of town and country the address lacks. */
export const missingTownOrCountry = (address: MessageNode): readonly string[] =>
  ['TwnNm', 'Ctry'].filter((name) => descend(address, name) === undefined);

/** A finding at the third free line. */
export const tooManyLines = (address: MessageNode): readonly RuleFinding[] => {
  const lines = childrenNamed(address, 'AdrLine');
  const third = lines[mostLines];
  if (third === undefined) return [];
  return [{ node: third, variant: 'lines', expected: `<= ${mostLines}`, params: { count: lines.length } }];
};

/** A finding at every element that may not stand beside country and free lines. */
export const beyondCountry = (address: MessageNode): readonly RuleFinding[] =>
  structuredElements(address).map((node) => ({
    node,
    variant: 'element',
    value: node.text,
    params: { element: node.name },
  }));
