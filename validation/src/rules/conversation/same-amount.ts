import { compareDecimals, type Decimal, parseDecimal } from '../../decimal.ts';

/** The amount a text states; undefined for none and for what is no number. */
export const amountIn = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : parseDecimal(text);

/** False only where both are numbers and differ. */
export const mayBeSame = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
  one === undefined || other === undefined || compareDecimals(one, other) === 0;
