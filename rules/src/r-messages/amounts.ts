import { compareDecimals, type Decimal, parseDecimal, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import { childrenNamed, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';

/** The amount in a text; undefined without a text and for a text that is not a number. */
export const amountIn = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : parseDecimal(text);

/** False only if both are numbers and differ. */
export const mayBeSame = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
  one === undefined || other === undefined || compareDecimals(one, other) === 0;

/** The charges that an entry deducts or adds. */
export const chargesOf = (node: MessageNode): Decimal =>
  sumDecimals(childrenNamed(node, 'ChrgsInf').map((fee) => parseDecimal(textAt(fee, 'Amt') ?? '') ?? zero));
