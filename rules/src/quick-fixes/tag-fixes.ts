import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { type Fix, type Fixing, paramOf } from './fix.ts';

/** Lets an end tag close what is open there, or closes that before it. */
export const endTagFixes = ({ text, offset, finding }: Fixing): readonly Fix[] => {
  const wanted = paramOf(finding, 'wanted');
  const tag = nextMarkup(text, offset);
  if (tag?.from !== offset || tag.kind !== 'close' || wanted === '') return [];
  const rename = { from: tag.nameFrom, to: tag.nameTo, text: wanted };
  const close = { from: offset, to: offset, text: `</${wanted}>` };
  return [
    { kind: 'rename', value: wanted, edits: [rename] },
    { kind: 'close', value: wanted, edits: [close] },
  ];
};

/** Takes out an end tag that closes nothing. */
export const strayEndFixes = ({ text, offset }: Fixing): readonly Fix[] => {
  const tag = nextMarkup(text, offset);
  if (tag?.from !== offset || tag.kind !== 'close') return [];
  const value = `/${text.slice(tag.nameFrom, tag.nameTo)}`;
  return [{ kind: 'remove', value, edits: [{ from: tag.from, to: tag.to, text: '' }], isPreferred: true }];
};

/** Closes, at the end of the text, everything that is still open. */
export const truncatedFixes = ({ index, text }: Fixing): readonly Fix[] => {
  const { open, inside } = index.at(text.length);
  const first = open[0];
  if (first === undefined || inside !== undefined) return [];
  const ends = open.toReversed().map(({ name }) => `</${name}>`);
  const edit = { from: text.length, to: text.length, text: ends.join('') };
  return [{ kind: 'close', value: first.name, edits: [edit], isPreferred: true }];
};

export const ampersandFixes = ({ text, offset }: Fixing): readonly Fix[] =>
  text[offset] === '&'
    ? [{ kind: 'escape', value: '&amp;', edits: [{ from: offset, to: offset + 1, text: '&amp;' }], isPreferred: true }]
    : [];
