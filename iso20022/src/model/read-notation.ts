import { anyLength, type ElementUse, type TypeModel, type ValueType } from './model.ts';

/*
 * The notation of uploaded structures. A type begins at the line's first column; its elements follow, indented, in their order:
 *
 *   CashAccount38                      a sequence
 *     Id   AccountIdentification4Choice    exactly once
 *     Tp?  CashAccountType2Choice          at most once
 *     Nm*  Max70Text                       any number
 *     Tx+  Transaction1                    at least once
 *     Inf[0..10] Max35Text                 these bounds
 *     Cd|  Code1                           exactly one of the neighbours with this mark; one at most with `|?`
 *   AccountIdentification4Choice = one of     exactly one of its elements
 *   SupplementaryDataEnvelope1 = any          one element of any kind
 *   SignatureEnvelope = any urn:x             one element of any name in this namespace
 *
 *   Max35Text = text 1..35                    length in characters; any length where it is missing
 *   CountryCode = pattern [A-Z]{2,2}
 *   CreditDebitCode = code CRDT DBIT
 *   Amount = decimal 18 5 from 0 @Ccy Code    total digits, fraction digits, least value (`to 9` the greatest); attribute and its type
 *   ISODate = date                            also time, gYear, gYearMonth, boolean
 *   Max10KBinary = binary 1..10240            base64; length in bytes
 *   ISODateTime = dateTime                    may be narrowed by a pattern: dateTime .*Z
 */

const bounds: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
};

const nameWithBounds = /^([\w.-]+?)(\|?)(?:([?*+]?)|\[(\d+)\.\.(\d+)\])$/;

/** An element from its name with bounds, such as `Tp?`, and its type. */
export const readElementUse = (nameAndBounds: string, type: string): ElementUse => {
  const [, name = '', bar = '', mark = '', least, most] = nameWithBounds.exec(nameAndBounds) ?? [];
  if (name === '' || !/^\w+$/.test(type)) throw new Error(`no element in our notation: ${nameAndBounds} ${type}`);
  const [min, max] = least === undefined ? (bounds[mark] ?? [1, 1]) : [Number(least), Number(most)];
  return bar === ''
    ? { name, type, min, max }
    : { name, type, min: 0, max, oneOf: min === 0 ? 'optional' : 'required' };
};

const readElement = (line: string): ElementUse => {
  const [nameAndBounds = '', type = ''] = line.trim().split(/ +/, 2);
  return readElementUse(nameAndBounds, type);
};

const readDecimal = (words: readonly string[]): ValueType => {
  const [total, fraction] = words;
  const bound = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const [from, to] = [bound('from'), bound('to')];
  return {
    kind: 'decimal',
    totalDigits: Number(total),
    fractionDigits: Number(fraction),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};

const readValue = (text: string): ValueType => {
  const [kind = '', ...words] = text.split(' ');
  switch (kind) {
    case 'text':
    case 'binary': {
      const [min = 0, max = anyLength] = words[0]?.split('..').map(Number) ?? [];
      return { kind, min, max };
    }
    case 'pattern':
      return { kind, pattern: words.join(' ') };
    case 'code':
      return { kind, codes: words };
    case 'decimal':
      return readDecimal(words);
    case 'dateTime':
      return words.length === 0 ? { kind } : { kind, pattern: words.join(' ') };
    case 'date':
    case 'time':
    case 'gYear':
    case 'gYearMonth':
    case 'boolean':
      return { kind };
    default:
      throw new Error(`no value in our notation: ${text}`);
  }
};

/** A type that is not made of elements, from its definition: a value, or `any`. */
export const readNamedType = (name: string, definition: string): TypeModel => {
  if (definition === 'any') return { kind: 'any', name };
  if (definition.startsWith('any ')) return { kind: 'any', name, namespace: definition.slice(4) };
  const [value = '', attributeName, attributeType = ''] = definition.split(/ @(\w+) /);
  const type = { kind: 'value', name, value: readValue(value) } as const;
  return attributeName === undefined ? type : { ...type, attribute: { name: attributeName, type: attributeType } };
};

const readType = (block: string): TypeModel => {
  const [head = '', ...lines] = block.split('\n');
  const [name = '', definition] = head.split(' = ');
  if (definition === undefined) return { kind: 'sequence', name, elements: lines.map(readElement) };
  if (definition === 'one of') return { kind: 'choice', name, elements: lines.map(readElement) };
  return readNamedType(name, definition);
};

/** Reads a text in the notation into the types it defines. */
export const readNotation = (text: string): readonly TypeModel[] =>
  text
    .split(/\n+(?=\S)/)
    .map((block) => block.trimEnd())
    .filter(Boolean)
    .map(readType);
