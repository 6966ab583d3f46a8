import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { carriageReturn, isBlank, newline } from '@clearbench/xml/tokenizer/characters';
import type { Tokenizer } from '@clearbench/xml/tokenizer/state';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { checkAttributes } from './attributes.ts';
import { enterCarried } from './carrier.ts';
import { enterDocument } from './document.ts';
import { enterElement } from './elements.ts';
import { enterBulk, isBulk, leaveBulk } from './file-envelope.ts';
import { leaveElement } from './leaving.ts';
import { width } from './open-elements.ts';
import { reportStructure } from './report-structure.ts';
import { isDocument, openName, type ValidationState } from './validation-state.ts';
import { checkCollectedValue, checkWholeValue, collectValue } from './values.ts';

const prepare = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const { tokenizer: t } = v;
  v.automata[depth] = automaton;
  v.lines[depth] = t.startLine;
  v.columns[depth] = t.startColumn;
  v.strayText[depth] = 0;
  v.holdsSkipped[depth] = 0;
  v.positions[depth] = 0;
  v.isPlainValue = false;
  if (automaton.isValue) {
    v.valueText = '';
    v.isValueChecked = false;
  } else {
    const base = depth * width;
    const end = base + Math.max(1, automaton.names.length);
    for (let slot = base; slot < end; slot++) v.counts[slot] = 0;
    if (v.hasPassed[depth] === 1) v.passedLines.fill(0, base, base + width);
    v.hasPassed[depth] = 0;
  }
};

const skip = (v: ValidationState, depth: number): undefined => {
  v.skipFrom = depth;
  v.holdsSkipped[depth - 1] = 1;
  if (depth === 1) v.sought = v.carrier === undefined ? 'nothing' : 'message';
  else v.sought = v.automata[depth - 1]?.type.kind === 'any' ? 'document' : 'nothing';
};

const seek = (v: ValidationState, depth: number): Automaton | undefined => {
  if (v.sought === 'message') return enterCarried(v, depth);
  return v.sought === 'document' && v.tokenizer.uri === v.documentUri && isDocument(v)
    ? v.message?.document
    : undefined;
};

/** A message in the midst of what is skipped; its type where it is to be checked. */
const reenter = (v: ValidationState, depth: number): Automaton | undefined => {
  v.repeats[depth] = 0;
  const { skipFrom, sought } = v;
  const automaton = seek(v, depth);
  if (automaton === undefined) return undefined;
  v.reentries.push({ depth, skipFrom, sought });
  v.skipFrom = 0;
  return automaton;
};

/** The type of the element of the current start tag; undefined if the element is skipped. */
const enter = (v: ValidationState, depth: number): Automaton | undefined => {
  if (v.skipFrom > 0) return reenter(v, depth);
  const entered =
    depth === 1
      ? enterDocument(v)
      : isBulk(v, depth)
        ? enterBulk(v)
        : enterElement(v, v.automata[depth - 1] as Automaton, depth);
  return entered ?? skip(v, depth);
};

/** A start tag; true when the element has a place in the message, false when it and all inside is skipped. */
export const openStep = (v: ValidationState): boolean => {
  const { tokenizer: t } = v;
  const { depth } = t;
  const automaton = enter(v, depth);
  if (automaton === undefined) return false;
  prepare(v, automaton, depth);
  if (t.name === v.transactionName) v.transactions++;
  if (t.attributeCount > 0 || automaton.attribute !== undefined) checkAttributes(v, automaton, depth);
  return true;
};

/** The place of the first character that is no blank; it does not depend on the pieces in which the text comes. */
const locationOfText = ({ bytes, start, textFrom, startLine, startColumn }: Tokenizer) => {
  let [line, column] = [startLine, startColumn];
  if (start !== textFrom) return { line, column };
  for (let at = start; isBlank(bytes[at]); at++) {
    const byte = bytes[at];
    const isReturn = byte === carriageReturn;
    if (isReturn || (byte === newline && bytes[at - 1] !== carriageReturn)) line++;
    column = isReturn || byte === newline ? 1 : column + 1;
  }
  return { line, column };
};

const reportStrayText = (v: ValidationState, depth: number): void => {
  v.strayText[depth] = 1;
  reportStructure(v, {
    variant: 'text',
    depth,
    ...locationOfText(v.tokenizer),
    params: { element: openName(v, depth) },
  });
};

/** Blanks may be written as references and in sections, too. */
const onlyBlanks = /^[ \t\r\n]*$/;

/** Character data; `isBlank` when it is white space alone. */
export const textStep = (v: ValidationState, isBlank: boolean): void => {
  const { tokenizer: t } = v;
  const { depth } = t;
  if (v.skipFrom > 0 || depth === 0) return;
  const automaton = v.automata[depth] as Automaton;
  if (!automaton.isValue) {
    if (!isBlank && v.strayText[depth] === 0 && !onlyBlanks.test(tokenText(t))) reportStrayText(v, depth);
  } else if (t.textIsLast && v.valueText === '') checkWholeValue(v, automaton, depth);
  else collectValue(v);
};

const leaveReentry = (v: ValidationState): void => {
  const { skipFrom = 0, sought = 'nothing', file } = v.reentries.pop() ?? {};
  v.skipFrom = skipFrom;
  v.sought = sought;
  if (file !== undefined) leaveBulk(v, file);
};

/** An end tag; true when its element was not skipped. */
export const closeStep = (v: ValidationState): boolean => {
  const depth = v.tokenizer.depth + 1;
  if (v.skipFrom > 0) {
    if (v.skipFrom === depth) v.skipFrom = 0;
    return false;
  }
  const automaton = v.automata[depth] as Automaton;
  if (!automaton.isValue) leaveElement(v, automaton, depth);
  else if (!v.isValueChecked) checkCollectedValue(v, automaton, depth);
  if (v.reentries.length > 0 && v.reentries.at(-1)?.depth === depth) leaveReentry(v);
  return true;
};
