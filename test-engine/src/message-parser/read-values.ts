import { parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import type { Money } from './parsed-message.ts';

/** An amount with its currency; undefined for an invalid number. */
export const moneyAt = (node: MessageNode | undefined, ...names: readonly string[]): Money | undefined => {
  const found = descend(node, ...names);
  if (found === undefined) return undefined;
  return { currency: found.attributes.Ccy ?? '', text: found.text, value: parseDecimal(found.text) ?? zero };
};

/** The BIC of an agent, in the element names of 2019 and of 2009. */
export const bicAt = (node: MessageNode | undefined, ...names: readonly string[]): string | undefined =>
  textAt(node, ...names, 'FinInstnId', 'BICFI') ?? textAt(node, ...names, 'FinInstnId', 'BIC');

/** A code or else its proprietary alternative. */
export const codeAt = (node: MessageNode | undefined, ...names: readonly string[]): string | undefined =>
  textAt(node, ...names, 'Cd') ?? textAt(node, ...names, 'Prtry');
