import { followingIn } from '@clearbench/xml/text-index/following';
import { type Markup, nextMarkup } from '@clearbench/xml/text-index/markup';
import { splitName } from '@clearbench/xml/text-index/open-element';

export type Range = { readonly from: number; readonly to: number };

/** A whole element: its tags and all between them. */
export type ElementRange = Range & {
  readonly tag: Markup;
  readonly local: string;
  readonly name: string;
  /** Undefined where it is one tag alone. */
  readonly end: Range | undefined;
};

/** The element whose start tag begins at an offset; undefined where none does, or where it has no end. */
export const elementAt = (text: string, offset: number): ElementRange | undefined => {
  const tag = nextMarkup(text, offset);
  if (tag?.from !== offset || (tag.kind !== 'open' && tag.kind !== 'empty')) return undefined;
  const name = text.slice(tag.nameFrom, tag.nameTo);
  const { local } = splitName(name);
  if (tag.kind === 'empty') return { from: offset, to: tag.to, tag, local, name, end: undefined };
  const { end } = followingIn(text, tag.to, name);
  return end && { from: offset, to: end.to, tag, local, name, end };
};

const mostChildren = 5_000;

/** The child elements behind a start tag, in their order. */
export const elementsFrom = (text: string, from: number): readonly ElementRange[] => {
  const found: ElementRange[] = [];
  let at = from;
  while (found.length < mostChildren) {
    const markup = nextMarkup(text, at);
    if (markup === undefined || markup.kind === 'close' || markup.kind === 'broken') break;
    const element = markup.kind === 'other' ? undefined : elementAt(text, markup.from);
    if (markup.kind !== 'other' && element === undefined) break;
    if (element !== undefined) found.push(element);
    at = element?.to ?? markup.to;
  }
  return found;
};

/** The blanks at the beginning of a line if nothing else is before the offset; else undefined. */
export const indentBefore = (text: string, offset: number): string | undefined => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(start, offset);
  return start > 0 && /^[ \t]*$/.test(before) ? before : undefined;
};

/** What to take out with an element so that no empty line stays behind. */
export const withLine = (text: string, { from, to }: Range): Range => {
  const indent = indentBefore(text, from);
  if (indent === undefined || !/^[ \t]*(?:\r?\n|$)/.test(text.slice(to, to + 200))) return { from, to };
  const start = from - indent.length - 1;
  return { from: text[start - 1] === '\r' ? start - 1 : start, to };
};

/** How the text ends its lines. */
export const lineEndOf = (text: string): string => {
  const first = text.indexOf('\n');
  return first > 0 && text[first - 1] === '\r' ? '\r\n' : '\n';
};

/** Enough for the first line that is indented. */
const beginning = 10_000;

/** What a level is laid out with: what the first indented tag begins with, two blanks in texts that do not say. */
export const unitOf = (text: string): string => /\n([ \t]+)<[^!?]/.exec(text.slice(0, beginning))?.[1] ?? '  ';
