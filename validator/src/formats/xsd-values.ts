import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { ValueType } from '@clearbench/iso20022/model/model';
import { type Pattern, parsePattern, wordsPattern } from '@clearbench/iso20022/model/pattern';
import { recogniserOf } from '@clearbench/iso20022/model/recogniser';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { stopReading } from './xsd-fault.ts';

/** What a simple type says: what it rests on in the end, and its facets with those of what it restricts. */
export type Simple = { readonly base: string; readonly facets: readonly MessageNode[] };

const unboundedText = 1_000_000_000;
const manyDigits = 1_000;

const known = [
  'minLength',
  'maxLength',
  'length',
  'pattern',
  'enumeration',
  'totalDigits',
  'fractionDigits',
  'minInclusive',
  'maxInclusive',
];
const ignored = ['annotation'];

/** Every type but texts is read without the blanks around it. */
const isUsualSpace = ({ base }: Simple, { name, attributes }: MessageNode): boolean =>
  name === 'whiteSpace' && (base !== 'string' || attributes.value === 'preserve');

type Read = {
  readonly all: (name: string) => readonly string[];
  /** The last one said: a restriction narrows what it rests on. */
  readonly last: (name: string) => string | undefined;
};

const reader = ({ facets }: Simple): Read => {
  const all = (name: string) =>
    facets.filter((facet) => facet.name === name).map(({ attributes }) => attributes.value ?? '');
  return { all, last: (name) => all(name).at(-1) };
};

/** Facets whose patterns were made: schemas repeat a few. */
const understood = boundedCache<boolean>(1_000);
const longestFacet = 1_000;

/** Whether values can be recognised by the pattern of a facet with a table of states, in linear time. */
const isUnderstood = (facet: string, make: () => Pattern): boolean => {
  const known = understood.get(facet) ?? isPossible(make);
  if (facet.length <= longestFacet) understood.set(facet, known);
  return known;
};

const isPossible = (make: () => Pattern): boolean => {
  try {
    recogniserOf(make());
    return true;
  } catch {
    return false;
  }
};

const lengthsOf = (simple: Simple): { readonly min: string | undefined; readonly max: string | undefined } => {
  const { last } = reader(simple);
  const length = last('length');
  return { min: length ?? last('minLength'), max: length ?? last('maxLength') };
};

const textValue = (simple: Simple, line: number): ValueType => {
  const { all } = reader(simple);
  const { min, max } = lengthsOf(simple);
  const codes = all('enumeration');
  if (codes.length > 0) {
    const odd = codes.find((code) => !/^[!-~]+$/.test(code));
    if (odd !== undefined) return stopReading('xsdUnsupported', line, `enumeration "${odd}"`);
    if (!isUnderstood(`enumeration ${codes.join(' ')}`, () => wordsPattern(codes)))
      return stopReading('xsdUnsupported', line, 'enumeration');
    return { kind: 'code', codes };
  }
  const patterns = all('pattern');
  if (patterns.length === 0) return { kind: 'text', min: Number(min ?? 0), max: Number(max ?? unboundedText) };
  if (patterns.length > 1) return stopReading('xsdUnsupported', line, 'several patterns');
  if (min !== undefined || max !== undefined) return stopReading('xsdUnsupported', line, 'pattern + length');
  const pattern = patterns[0] ?? '';
  if (!isUnderstood(`pattern ${pattern}`, () => parsePattern(pattern)))
    return stopReading('xsdUnsupported', line, `pattern ${pattern}`);
  return { kind: 'pattern', pattern };
};

const decimalValue = (simple: Simple): ValueType => {
  const { last } = reader(simple);
  const from = last('minInclusive');
  const to = last('maxInclusive');
  return {
    kind: 'decimal',
    totalDigits: Number(last('totalDigits') ?? manyDigits),
    fractionDigits: Number(last('fractionDigits') ?? manyDigits),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};

const binaryValue = (simple: Simple): ValueType => {
  const odd = simple.facets.find(({ name }) => !['length', 'minLength', 'maxLength'].includes(name));
  if (odd) return stopReading('xsdUnsupported', odd.line, odd.name);
  const { min, max } = lengthsOf(simple);
  return { kind: 'binary', min: Number(min ?? 0), max: Number(max ?? unboundedText) };
};

/** What a value of a simple type may be, in our model. */
export const simpleValue = (simple: Simple, line: number): ValueType => {
  const facets = simple.facets.filter((facet) => !ignored.includes(facet.name) && !isUsualSpace(simple, facet));
  const odd = facets.find(({ name }) => !known.includes(name));
  if (odd) return stopReading('xsdUnsupported', odd.line, odd.name);
  switch (simple.base) {
    case 'string':
      return textValue({ ...simple, facets }, line);
    case 'decimal':
      if (facets.some(({ name }) => name === 'pattern' || name === 'enumeration'))
        return stopReading('xsdUnsupported', line, 'decimal + pattern');
      return decimalValue({ ...simple, facets });
    case 'base64Binary':
      return binaryValue({ ...simple, facets });
    case 'date':
    case 'dateTime':
    case 'time':
    case 'gYear':
    case 'gYearMonth':
    case 'boolean':
      return facets[0] ? stopReading('xsdUnsupported', facets[0].line, facets[0].name) : { kind: simple.base };
    default:
      return stopReading('xsdUnsupported', line, simple.base);
  }
};
