import { followingIn } from '@clearbench/xml/text-index/following';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';

type Range = { readonly from: number; readonly to: number };

/** As far as a text may be for its tags to be matched. */
const wholeText = 1_000_000;

/** The names of a start tag and of its end tag if the offset is in one of them. */
export const tagPairAt = (index: TextIndex, offset: number): readonly Range[] => {
  const text = index.text();
  // Behind the name's last character one still types at it; there the tag is looked up by its beginning.
  const { open, inside } = index.at(offset);
  if (inside === undefined || offset < inside.nameFrom || offset > inside.nameTo) return [];
  const own = { from: inside.nameFrom, to: inside.nameTo };
  const name = text.slice(own.from, own.to);
  if (inside.kind === 'open') {
    const { end } = followingIn(text, inside.to, name, wholeText);
    return end === undefined ? [] : [own, { from: end.from + 2, to: end.from + 2 + name.length }];
  }
  const element = open.at(-1);
  if (inside.kind !== 'close' || element?.name !== name) return [];
  return [{ from: element.from + 1, to: element.nameTo }, own];
};
