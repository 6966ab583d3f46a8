import { followingIn } from '@clearbench/xml/text-index/following';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';

/** As far as a text may be for its end tags to be looked for. */
const wholeText = 1_000_000;

/** The end tag that is missing right behind a start tag that ends at an offset; undefined where none is. */
export const missingEndAt = (index: TextIndex, offset: number): string | undefined => {
  const text = index.text();
  const { inside } = index.at(offset - 1);
  if (inside?.kind !== 'open' || inside.to !== offset) return undefined;
  const name = text.slice(inside.nameFrom, inside.nameTo);
  return followingIn(text, offset, name, wholeText).end === undefined ? `</${name}>` : undefined;
};
