import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { facet, facetNames, type ValueCheck } from '@clearbench/iso20022/model/facets';
import type { TypeModel, ValueType } from '@clearbench/iso20022/model/model';
import { joined } from '@clearbench/iso20022/reader/growing-node';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { expectedValue } from './expected.ts';
import { reportStructure } from './report-structure.ts';
import { openName, type ValidationState } from './validation-state.ts';

const encoder = new TextEncoder();

const limitOf = (value: ValueType, broken: number): string | number => {
  if (value.kind === 'text' || value.kind === 'binary') return broken === facet.maxLength ? value.max : value.min;
  if (value.kind !== 'decimal') return '';
  if (broken === facet.minInclusive) return value.from ?? '';
  if (broken === facet.maxInclusive) return value.to ?? '';
  return broken === facet.totalDigits ? value.totalDigits : value.fractionDigits;
};

const charactersIn = (text: string): number => Array.from(text).length;

const paramsOf = (
  element: string,
  length: number,
  value: ValueType,
  broken: number,
): Record<string, string | number> => ({
  element,
  ...('min' in value || value.kind === 'decimal' ? { limit: limitOf(value, broken) } : {}),
  ...(broken === facet.maxLength ? { length } : {}),
  ...('pattern' in value ? { pattern: value.pattern } : {}),
});

type TextLocation = {
  readonly depth: number;
  readonly line: number;
  readonly column: number;
  readonly attribute?: string;
  /** Characters of the value where its text is only the beginning. */
  readonly length?: number;
};

/** Says which facet a value breaks. */
export const reportValue = (
  v: ValidationState,
  value: ValueType,
  broken: number,
  text: string,
  location: TextLocation,
): void => {
  const { depth, line, column, attribute, length = charactersIn(text) } = location;
  const isEmpty = text === '' && broken !== facet.enumeration;
  reportStructure(v, {
    variant: isEmpty ? 'empty' : (facetNames[broken] ?? 'pattern'),
    depth,
    ...(attribute === undefined ? {} : { below: `@${attribute}` }),
    line,
    column,
    value: text,
    expected: expectedValue(value),
    params: paramsOf(attribute ?? openName(v, depth), length, value, broken),
  });
};

const valueTypeOf = (type: TypeModel): ValueType =>
  type.kind === 'value' ? type.value : { kind: 'text', min: 0, max: 0 };

/** A text whose bytes are not what they say is checked in the form they stand for. */
export const checkText = (check: ValueCheck, text: string): number => {
  const bytes = encoder.encode(text);
  return check(bytes, 0, bytes.length);
};

/** Checks a value that is the whole current text token, in the buffer and without a copy. */
export const checkWholeValue = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const { tokenizer: t } = v;
  const isRaw = (t.textFlags & textFlag.escaped) === 0;
  const broken = isRaw ? automaton.check(t.bytes, t.textFrom, t.textTo) : checkText(automaton.check, tokenText(t));
  v.isValueChecked = true;
  v.isPlainValue = t.textFlags === textFlag.plain;
  if (broken === facet.none) return;
  const text = tokenText(t);
  reportValue(v, valueTypeOf(automaton.type), broken, text, { depth, line: t.startLine, column: t.startColumn });
};

/** The value goes on after this text: comments, CDATA sections or its length cut it into pieces. */
export const collectValue = (v: ValidationState): void => {
  const { tokenizer: t } = v;
  if (v.valueText === '') {
    v.valueLine = t.startLine;
    v.valueColumn = t.startColumn;
    v.valueLength = 0;
  }
  const text = tokenText(t);
  v.valueLength += charactersIn(text);
  v.valueText = joined(v.valueText, text);
};

/** The value's element ends without it having been checked: it is empty or came in pieces. */
export const checkCollectedValue = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const text = v.valueText;
  const broken = checkText(automaton.check, text);
  if (broken === facet.none) return;
  const line = (text === '' ? v.lines[depth] : v.valueLine) as number;
  const column = (text === '' ? v.columns[depth] : v.valueColumn) as number;
  reportValue(v, valueTypeOf(automaton.type), broken, text, {
    depth,
    line,
    column,
    length: text === '' ? 0 : v.valueLength,
  });
};
