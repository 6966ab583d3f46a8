import type { Markup } from '@clearbench/xml/text-index/markup';
import { type OpenElement, openedBy } from '@clearbench/xml/text-index/open-element';
import { attributesBetween, type WrittenAttribute } from '@clearbench/xml/text-index/tag-attributes';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';

/** The place of the cursor in the text, and the range that a completion replaces. */
export type Cursor = {
  readonly kind: 'content' | 'openName' | 'closeName' | 'attributeName' | 'attributeValue' | 'nowhere';
  /** The elements the offset is in, outermost first; for a start tag those around it. */
  readonly open: readonly OpenElement[];
  readonly from: number;
  readonly to: number;
  /** The part of it before the offset. */
  readonly typed: string;
  /** The tag that contains the offset, its element, and its attributes. */
  readonly tag?: {
    readonly markup: Markup;
    readonly element: OpenElement;
    readonly attributes: readonly WrittenAttribute[];
  };
  readonly attribute?: WrittenAttribute;
};

/** A copy, so that the tag at the cursor is not counted among its parent's children. */
const copyOf = (parent: OpenElement | undefined): OpenElement | undefined =>
  parent && { ...parent, children: new Map(parent.children) };

const inAttributes = (text: string, offset: number, markup: Markup, open: readonly OpenElement[]): Cursor => {
  const { nameTo, to } = markup;
  const attributes = attributesBetween(text, nameTo, to);
  const tag = { markup, element: openedBy(text, markup, copyOf(open.at(-1))), attributes };
  const place = (kind: Cursor['kind'], from: number, end: number): Cursor => ({
    kind,
    open,
    from,
    to: end,
    typed: text.slice(from, offset),
    tag,
  });
  const attribute = attributes.find((one) => offset >= one.from && offset <= one.to);
  if (attribute === undefined) return place('attributeName', offset, offset);
  if (offset <= attribute.nameTo) return { ...place('attributeName', attribute.from, attribute.nameTo), attribute };
  const { valueFrom, valueTo } = attribute;
  if (valueFrom < 0 || offset < valueFrom || offset > valueTo) return place('nowhere', offset, offset);
  // A value without an end contains all text after it, so only the text before the cursor is replaced.
  const end = markup.kind === 'broken' ? offset : valueTo;
  return { ...place('attributeValue', valueFrom, end), attribute };
};

const wordBefore = /[^\s<>]*$/;

const inContent = (text: string, offset: number, open: readonly OpenElement[]): Cursor => {
  const begin = Math.max(text.lastIndexOf('>', offset - 1) + 1, offset - 200, 0);
  const typed = wordBefore.exec(text.slice(begin, offset))?.[0] ?? '';
  const next = text.indexOf('<', offset);
  const rest = /^[^\s<>]*/.exec(text.slice(offset, next < 0 ? offset + 200 : Math.min(next, offset + 200)))?.[0] ?? '';
  return { kind: 'content', open, from: offset - typed.length, to: offset + rest.length, typed };
};

/** The place in the message at an offset; the text may be unfinished there. */
export const cursorAt = (index: TextIndex, offset: number): Cursor => {
  const text = index.text();
  const { open, inside } = index.at(offset);
  if (inside === undefined) return inContent(text, offset, open);
  const { kind, from, nameFrom, nameTo } = inside;
  if (kind === 'other') return { kind: 'nowhere', open, from: offset, to: offset, typed: '' };
  const isClosing = text[from + 1] === '/';
  if (offset < nameFrom || offset > nameTo)
    return isClosing || offset < nameFrom
      ? { kind: 'nowhere', open, from: offset, to: offset, typed: '' }
      : inAttributes(text, offset, inside, open);
  const named = { open, from: nameFrom, to: nameTo, typed: text.slice(nameFrom, offset) };
  if (isClosing) return { kind: 'closeName', ...named };
  const tag = { markup: inside, element: openedBy(text, inside, copyOf(open.at(-1))), attributes: [] };
  return { kind: 'openName', ...named, tag };
};
