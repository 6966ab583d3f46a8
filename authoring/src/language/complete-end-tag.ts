import { followingIn } from '@clearbench/xml/text-index/following';
import type { Choice, Completing } from './completing.ts';

/** The end tag of the innermost open element; in a text only where that has none yet. */
export const endTagChoice = ({ text, cursor }: Completing): readonly Choice[] => {
  const { open, from, to, kind, typed } = cursor;
  const element = open.at(-1);
  if (element === undefined) return [];
  if (kind === 'closeName') {
    const insert = text[to] === '>' ? element.name : `${element.name}>`;
    return [{ kind: 'endTag', label: element.name, insert, from, to }];
  }
  if (typed !== '' || followingIn(text, to, element.name).end !== undefined) return [];
  const insert = `</${element.name}>`;
  return [{ kind: 'endTag', label: insert, insert, from, to }];
};
