/** An exact decimal: `units` times ten to the power of minus `scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number };

export const zero: Decimal = { units: 0n, scale: 0 };

const lexicalForm = /^([+-]?)(\d*)(?:\.(\d*))?$/;

const readDecimal = (text: string): Decimal | undefined => {
  const match = lexicalForm.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
};

let latest: { readonly text: string; readonly decimal: Decimal | undefined } = { text: '0', decimal: zero };

/**
 * Reads the lexical form of xs:decimal (`-1.50`, `.5`, `5.`), without exponents or blanks; undefined for anything else.
 * Several rules look at the same amount one after the other, so the latest answer is remembered.
 */
export const parseDecimal = (text: string): Decimal | undefined => {
  if (text !== latest.text) latest = { text, decimal: readDecimal(text) };
  return latest.decimal;
};

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint =>
  scale === wanted ? units : units * 10n ** BigInt(wanted - scale);

export const addDecimals = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
};

export const subtractDecimals = (a: Decimal, b: Decimal): Decimal => addDecimals(a, { ...b, units: -b.units });

export const sumDecimals = (values: Iterable<Decimal>): Decimal => {
  let sum = zero;
  for (const value of values) sum = addDecimals(sum, value);
  return sum;
};

/** Negative, zero or positive, as `Array.sort` wants it; `1.5` and `1.50` are equal. */
export const compareDecimals = (a: Decimal, b: Decimal): number => {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Digits after the point as written: 2 for `1.50`. */
export const fractionDigits = ({ scale }: Decimal): number => scale;

/** Plain digits with at least `minimumFraction` digits after the point: `formatDecimal(parsed, 2)` writes euro and cents. */
export const formatDecimal = (value: Decimal, minimumFraction = 0): string => {
  const scale = Math.max(value.scale, minimumFraction);
  const units = unitsAt(value, scale);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(digits.length - scale)}`;
  return units < 0n ? `-${text}` : text;
};
