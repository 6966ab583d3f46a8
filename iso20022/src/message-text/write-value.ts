import { type ContentPiece, contentPieces, decodedValue } from './element-content.ts';
import { smallestEdit, type TextEdit } from './text-edit.ts';
import type { TextElement } from './text-element.ts';

/** What XML cannot hold in any spelling. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A value without the characters no XML text can hold. */
export const writable = (value: string): string => value.replace(unwritable, '');

/** A value as the text of an element. */
export const asText = (value: string): string =>
  writable(value).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\]\]>/g, ']]&gt;').replace(/\r/g, '&#13;');

/** A value between the quotes of an attribute. */
export const asAttribute = (value: string, quote: string): string =>
  writable(value)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')
    .replace(/[\t\n\r]/g, (blank) => `&#${blank.charCodeAt(0)};`);

const asWritten = (pieces: readonly ContentPiece[], value: string): string => {
  const [only] = pieces;
  const isSection = pieces.length === 1 && only?.kind === 'cdata' && !/\]\]>|\r/.test(value);
  return isSection ? `<![CDATA[${writable(value)}]]>` : asText(value);
};

/** Blanks around a value that may stand between blanks stay as they are. */
const withoutBlanks = (text: string, pieces: readonly ContentPiece[]): readonly ContentPiece[] => {
  const [only] = pieces;
  if (pieces.length !== 1 || only?.kind !== 'text') return pieces;
  const written = text.slice(only.from, only.to);
  const core = written.trim();
  if (core === '') return pieces;
  const from = only.from + written.indexOf(core);
  return [{ kind: 'text', from, to: from + core.length }];
};

/** The place of an element's value. */
export type ValuePlaces = Pick<TextElement, 'name' | 'prefix' | 'selfClosing' | 'openEnd' | 'closeFrom' | 'to'>;

/** Gives an element without elements another value; comments in it stay, in front of the value's end. */
export const editValue = (text: string, element: ValuePlaces, value: string, collapses: boolean): TextEdit => {
  if (element.selfClosing) {
    const slash = text.lastIndexOf('/', element.to - 1);
    const { prefix, name } = element;
    return { offset: slash, length: element.to - slash, text: `>${asText(value)}</${prefix}${name}>` };
  }
  const inner = contentPieces(text, element.openEnd, element.closeFrom);
  const pieces = collapses ? withoutBlanks(text, inner) : inner;
  const asides = pieces.filter(({ kind }) => kind === 'aside').map(({ from, to }) => text.slice(from, to));
  const from = pieces[0]?.from ?? element.openEnd;
  const to = pieces.at(-1)?.to ?? element.closeFrom;
  return smallestEdit(text, from, to, asWritten(pieces, value) + asides.join(''));
};

export const valueIn = (text: string, { openEnd, closeFrom }: TextElement): string =>
  decodedValue(text, contentPieces(text, openEnd, closeFrom));

const attribute = /\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Gives an attribute another value, or the element that attribute. */
export const editAttribute = (text: string, element: TextElement, name: string, value: string): TextEdit => {
  for (const found of text.slice(element.from, element.openEnd).matchAll(attribute)) {
    const [whole, key, quoted = ''] = found;
    if (key !== name) continue;
    const to = element.from + found.index + whole.length - 1;
    const from = to - quoted.length + 2;
    return smallestEdit(text, from, to, asAttribute(value, quoted.slice(0, 1)));
  }
  const behindName = element.from + 1 + element.prefix.length + element.name.length;
  return { offset: behindName, length: 0, text: ` ${name}="${asAttribute(value, '"')}"` };
};
