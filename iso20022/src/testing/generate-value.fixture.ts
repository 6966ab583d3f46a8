import type { ValueType } from '../model/model.ts';
import { type Pattern, parsePattern } from '../model/pattern.ts';
import type { Random } from './seeded-random.fixture.ts';

const letters = Array.from("abcXYZ019 /-?:().,+äß€😀&<'");

/** Longer than any bound of our definitions; texts without one need not be longer. */
const longest = 2_100;

const textOf = (random: Random, min: number, max: number): string => {
  const length = random.chance(0.1) ? Math.min(max, longest) : min + random.upTo(Math.min(max - min, 24) + 1);
  return Array.from({ length }, () => random.pick(letters)).join('');
};

/** Patterns are few, and parsed once. */
const parsed = new Map<string, Pattern>();
const patternOf = (text: string): Pattern => {
  const pattern = parsed.get(text) ?? parsePattern(text);
  parsed.set(text, pattern);
  return pattern;
};

const codes = new WeakMap<Uint8Array, readonly number[]>();
const codesIn = (bytes: Uint8Array): readonly number[] => {
  const found = codes.get(bytes) ?? [...bytes.keys()].filter((at) => bytes[at] === 1 && (at === 0 || at >= 32));
  codes.set(bytes, found);
  return found;
};

const characterText = (random: Random, bytes: Uint8Array): string => {
  const code = random.pick(codesIn(bytes));
  return code === 0 ? '€' : String.fromCharCode(code);
};

const patternText = (random: Random, pattern: Pattern): string => {
  switch (pattern.kind) {
    case 'character':
      return characterText(random, pattern.bytes);
    case 'sequence':
      return pattern.parts.map((part) => patternText(random, part)).join('');
    case 'choice':
      return patternText(random, random.pick(pattern.parts));
    case 'repeat': {
      const most = Math.min(pattern.max, pattern.min + 40);
      const length = pattern.min + random.upTo(most - pattern.min + 1);
      return Array.from({ length }, () => patternText(random, pattern.part)).join('');
    }
  }
};

const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => String(random.upTo(10))).join('');

const decimalText = (random: Random, totalDigits: number, fractionDigits: number): string => {
  const fraction = random.upTo(fractionDigits + 1);
  const whole = random.upTo(totalDigits - fraction + 1);
  if (fraction + whole === 0) return '0';
  return `${random.chance(0.1) ? '+' : ''}${digits(random, whole)}${fraction > 0 ? `.${digits(random, fraction)}` : ''}`;
};

const two = (number: number): string => String(number).padStart(2, '0');

const dateText = (random: Random): string =>
  `20${two(random.upTo(100))}-${two(1 + random.upTo(12))}-${two(1 + random.upTo(28))}`;

const timeText = (random: Random): string => {
  const time = [24, 60, 60].map((below) => two(random.upTo(below))).join(':');
  return time + random.pick(['', 'Z', '.5', '.123Z', '+02:00', '-14:00', '+13:59']);
};

const binaryText = (random: Random, min: number, max: number): string =>
  Buffer.from(digits(random, min + random.upTo(max - min + 1))).toString('base64');

/** A value the type allows. */
export const generateValue = (random: Random, type: ValueType): string => {
  switch (type.kind) {
    case 'text':
      return textOf(random, type.min, type.max);
    case 'pattern':
      return patternText(random, patternOf(type.pattern));
    case 'code':
      return random.pick(type.codes);
    case 'decimal':
      return type.to === undefined ? decimalText(random, type.totalDigits, type.fractionDigits) : '1.50';
    case 'binary':
      return binaryText(random, Math.max(type.min, 1), Math.min(type.max, 40));
    case 'gYear':
      return dateText(random).slice(0, 4) + random.pick(['', 'Z', '-05:00']);
    case 'date':
      return dateText(random) + random.pick(['', '', 'Z', '+01:00']);
    case 'dateTime': {
      const text = `${dateText(random)}T${timeText(random)}`;
      return type.pattern === undefined ? text : text.replace(/(Z|[+-]..:..)?$/, 'Z');
    }
    case 'gYearMonth':
      return dateText(random).slice(0, -3) + random.pick(['', 'Z', '-05:00']);
    case 'time':
      return timeText(random);
    case 'boolean':
      return random.pick(['true', 'false', '1', '0']);
  }
};
