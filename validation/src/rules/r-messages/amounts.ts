import { compareDecimals, type Decimal, parseDecimal, sumDecimals, zero } from '../../decimal.ts';
import { childrenNamed, type MessageNode, textAt } from '../../message-node.ts';

/** The amount in a text; undefined without a text and for a text that is not a number. */
export const amountIn = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : parseDecimal(text);

/** False only if both are numbers and differ. */
export const mayBeSame = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
  one === undefined || other === undefined || compareDecimals(one, other) === 0;

/** The charges that an entry deducts or adds. */
export const chargesOf = (node: MessageNode): Decimal =>
  sumDecimals(childrenNamed(node, 'ChrgsInf').map((fee) => parseDecimal(textAt(fee, 'Amt') ?? '') ?? zero));
