import { contentPieces, decodedValue } from '@clearbench/iso20022/message-text/element-content';
import type { TextEdit } from '@clearbench/iso20022/message-text/text-edit';
import { linesOf, offsetOf } from '@clearbench/iso20022/message-text/text-lines';
import type { Typed } from '@clearbench/iso20022/message-text/type-of-element';
import { editValue } from '@clearbench/iso20022/message-text/write-value';
import type { Profile } from '@clearbench/iso20022/profile';
import { toSepaCharset } from '@clearbench/rules/technical/to-sepa-charset';
import { eachUnsupportedValue, type TextValue, typesOf } from './text-values.ts';

/** A value that would change, and the smallest edit that changes it. */
export type Conversion = {
  readonly path: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly edit: TextEdit;
  /** How many characters the element takes, where the value would become longer than that. */
  readonly most?: number;
};

export type Conversions = {
  /** In the order of the text; their edits never touch each other. */
  readonly conversions: readonly Conversion[];
  /** Line from which on the text could not be read. */
  readonly brokenAt?: number;
};

/** An e-mail address as an account's alias cannot be written without characters the set lacks. */
const isProxy = ({ name, above }: TextValue): boolean => name === 'Id' && above?.name === 'Prxy';

const pathOf = (leaf: TextValue, typeOf: (leaf: TextValue) => Typed): string => {
  const { above, name, index } = leaf;
  const repeats = index > 1 || (typeOf(leaf).use?.max ?? 1) > 1;
  return `${above === undefined ? '' : pathOf(above, typeOf)}/${name}${repeats ? `[${index}]` : ''}`;
};

/** Where it becomes too long by this; what was too long before is another matter. */
const tooLongFor = ({ type }: Typed, before: string, after: string): { readonly most: number } | undefined => {
  const most = type?.kind === 'value' && type.value.kind === 'text' ? type.value.max : undefined;
  const count = (value: string) => Array.from(value).length;
  return most !== undefined && count(after) > most && count(before) <= most ? { most } : undefined;
};

/** Every value of a message with characters outside the SEPA set, as it would read in it; names, comments and attributes stay. */
export const conversionsIn = (text: string, profile?: Profile): Conversions => {
  const lines = linesOf(text);
  const typeOf = typesOf(profile);
  const conversions: Conversion[] = [];
  const brokenAt = eachUnsupportedValue(new TextEncoder().encode(text), (leaf, end) => {
    if (isProxy(leaf)) return;
    const openEnd = offsetOf(lines, leaf.line, leaf.column);
    const closeFrom = offsetOf(lines, end.line, end.column);
    const before = decodedValue(text, contentPieces(text, openEnd, closeFrom));
    const after = toSepaCharset(before);
    const edit = editValue(
      text,
      { ...leaf, openEnd, closeFrom, selfClosing: false, prefix: '', to: closeFrom },
      after,
      false,
    );
    const path = pathOf(leaf, typeOf);
    conversions.push({ path, line: leaf.line, before, after, edit, ...tooLongFor(typeOf(leaf), before, after) });
  });
  return brokenAt === undefined ? { conversions } : { conversions, brokenAt };
};

/** The text with these conversions made. */
export const converted = (text: string, conversions: readonly Conversion[]): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const { edit } of conversions) {
    pieces.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return [...pieces, text.slice(at)].join('');
};
