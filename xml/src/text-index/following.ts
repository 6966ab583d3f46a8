import { nextMarkup } from './markup.ts';
import { splitName } from './open-element.ts';

/** What comes behind an offset in the element that is open there. */
export type Following = {
  /** Names, without prefixes, of the child elements that come, as far as was looked. */
  readonly children: readonly string[];
  /** The element's end tag; undefined where it has none, or none in sight. */
  readonly end: { readonly from: number; readonly to: number } | undefined;
};

/** Pieces of markup looked at: enough for every element people edit by hand, and soon done. */
const longestLook = 20_000;

/** Looks ahead from an offset at which the element of that name is open, up to its end tag. */
export const followingIn = (text: string, offset: number, name: string, look = longestLook): Following => {
  const children: string[] = [];
  const open: string[] = [];
  let at = offset;
  for (let seen = 0; seen < look; seen++) {
    const markup = nextMarkup(text, at);
    if (markup === undefined) break;
    at = markup.to;
    const tag = text.slice(markup.nameFrom, markup.nameTo);
    if (markup.kind === 'open' || markup.kind === 'empty') {
      if (open.length === 0) children.push(splitName(tag).local);
      if (markup.kind === 'open') open.push(tag);
    } else if (markup.kind === 'close') {
      const depth = open.lastIndexOf(tag);
      if (depth >= 0) open.length = depth;
      else if (tag === name) return { children, end: { from: markup.from, to: markup.to } };
      // The end of an element further out: this one has none.
      else if (open.length === 0) break;
    }
  }
  return { children, end: undefined };
};
