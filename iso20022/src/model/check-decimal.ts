import { decodeUtf8 } from '@clearbench/xml/tokenizer/decode';
import { compareDecimals, parseDecimal } from '../decimal.ts';
import { facet, type ValueCheck } from './facets.ts';
import type { ValueType } from './model.ts';

const zero = 0x30;
const isDigit = (byte: number): boolean => byte >= zero && byte <= 0x39;

/** Digits are counted as XSD counts them: neither zeros in front nor zeros at the fraction's end. */
export const decimalCheck = (type: ValueType & { kind: 'decimal' }): ValueCheck => {
  const { totalDigits, fractionDigits } = type;
  const least = type.from === undefined ? undefined : parseDecimal(type.from);
  const most = type.to === undefined ? undefined : parseDecimal(type.to);
  const mayBeBelow = (isNegative: boolean): boolean => least !== undefined && (isNegative || least.units > 0n);
  return (bytes, from, to) => {
    const sign = bytes[from];
    let i = sign === 0x2d || sign === 0x2b ? from + 1 : from;
    const start = i;
    while (i < to && bytes[i] === zero) i++;
    const significant = i;
    while (i < to && isDigit(bytes[i] as number)) i++;
    const whole = i - significant;
    let written = i - start;
    let fraction = 0;
    if (i < to && bytes[i] === 0x2e) {
      const point = i++;
      for (; i < to && isDigit(bytes[i] as number); i++) if (bytes[i] !== zero) fraction = i - point;
      written += i - point - 1;
    }
    if (i < to || written === 0) return facet.decimal;
    if (fraction > fractionDigits) return facet.fractionDigits;
    if (whole + fraction > totalDigits) return facet.totalDigits;
    if (most === undefined && !mayBeBelow(sign === 0x2d)) return facet.none;
    const value = parseDecimal(decodeUtf8(bytes, from, to));
    if (value === undefined) return facet.none;
    if (least !== undefined && compareDecimals(value, least) < 0) return facet.minInclusive;
    return most !== undefined && compareDecimals(value, most) > 0 ? facet.maxInclusive : facet.none;
  };
};
