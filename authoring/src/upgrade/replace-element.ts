import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { splitName } from '@clearbench/xml/text-index/open-element';
import { targetOfPath } from '../language/go-to-path.ts';

export type ReplacedElement = {
  readonly text: string;
  /** The element as it was written, with which a second replacement restores it. */
  readonly removed: string;
};

/** The range of an element from its start tag to its end tag; undefined if one of them is missing. */
const rangeAt = (text: string, from: number): { readonly from: number; readonly to: number } | undefined => {
  let depth = 0;
  for (let markup = nextMarkup(text, from); markup !== undefined; markup = nextMarkup(text, markup.to)) {
    if (markup.kind === 'open') depth += 1;
    if (markup.kind === 'close') depth -= 1;
    if (depth === 0 && markup.kind !== 'other') return { from, to: markup.to };
  }
  return undefined;
};

/** Replaces the element at a path by another text; undefined if the text has no such element. */
export const replaceElement = (text: string, path: string, written: string): ReplacedElement | undefined => {
  const target = targetOfPath(text, path);
  const range = target?.isWhole ? rangeAt(text, target.offset) : undefined;
  if (range === undefined) return undefined;
  const { from, to } = range;
  return { text: text.slice(0, from) + written + text.slice(to), removed: text.slice(from, to) };
};

/** The prefix of an element with its colon; '' without one. */
const prefixOf = (element: string): string => {
  const markup = nextMarkup(element, 0);
  const { prefix } = splitName(markup === undefined ? '' : element.slice(markup.nameFrom, markup.nameTo));
  return prefix === '' ? '' : `${prefix}:`;
};

/** Line break and indentation of the child elements, and of the end tag. */
const layoutOf = (element: string): { readonly child: string; readonly end: string } => ({
  child: /^<[^>]*>(\r?\n[ \t]*)</.exec(element)?.[1] ?? '',
  end: /(\r?\n[ \t]*)<\/[^>]*>$/.exec(element)?.[1] ?? '',
});

/** A proposal as the element in its place is written: with its prefix and its layout. */
const writtenLike = (removed: string, proposal: string): string => {
  const prefix = prefixOf(removed);
  const { child, end } = layoutOf(removed);
  const [, name = '', content = ''] = /^<([\w.-]+)>(.*)<\/\1>$/s.exec(proposal) ?? [];
  const children = [...content.matchAll(/<([\w.-]+)>([^<]*)<\/\1>/g)].map(
    ([, childName, value]) => `${child}<${prefix}${childName}>${value}</${prefix}${childName}>`,
  );
  return `<${prefix}${name}>${children.join('')}${end}</${prefix}${name}>`;
};

/** Replaces the element at a path by the proposal of an upgrade. */
export const applyProposal = (text: string, path: string, proposal: string): ReplacedElement | undefined => {
  const present = replaceElement(text, path, '');
  return present && replaceElement(text, path, writtenLike(present.removed, proposal));
};
