/** A piece of markup in a text that may be half written. `to` is the offset behind it. */
export type Markup = {
  /** `broken` is an unfinished tag: it ends where the next markup begins, or with the text. */
  readonly kind: 'open' | 'close' | 'empty' | 'broken' | 'other';
  readonly from: number;
  readonly to: number;
  readonly nameFrom: number;
  readonly nameTo: number;
};

const closing: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** What no name holds: blanks and the signs of markup. */
const endsName = (code: number): boolean =>
  code <= 32 || code === 62 || code === 47 || code === 60 || code === 61 || code === 34 || code === 39;

const endOfName = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && !endsName(text.charCodeAt(at))) at += 1;
  return at;
};

const otherAt = (text: string, from: number): Markup | undefined => {
  const second = text[from + 1];
  if (second !== '!' && second !== '?') return undefined;
  const found = closing.find(([begin]) => text.startsWith(begin, from));
  if (found === undefined) return undefined;
  const [begin, end] = found;
  const at = text.indexOf(end, from + begin.length);
  return { kind: 'other', from, to: at < 0 ? text.length : at + end.length, nameFrom: from, nameTo: from };
};

const tagEnd = /["'<>]/g;

/** Where a tag ends: at its `>`, or before the next `<`, which no tag may hold, not even in a value. */
const endOfTag = (text: string, from: number): { readonly at: number; readonly isWhole: boolean } => {
  // Nearly all tags are a name and nothing else.
  if (text[from] === '>') return { at: from + 1, isWhole: true };
  tagEnd.lastIndex = from;
  for (let found = tagEnd.exec(text); found !== null; found = tagEnd.exec(text)) {
    const sign = text[found.index];
    if (sign === '>') return { at: found.index + 1, isWhole: true };
    if (sign === '<') return { at: found.index, isWhole: false };
    const quote = text.indexOf(sign ?? '"', found.index + 1);
    const next = text.indexOf('<', found.index + 1);
    if (quote < 0 || (next >= 0 && next < quote)) return { at: next < 0 ? text.length : next, isWhole: false };
    tagEnd.lastIndex = quote + 1;
  }
  return { at: text.length, isWhole: false };
};

/** The first piece of markup at `from` or behind it. */
export const nextMarkup = (text: string, from: number): Markup | undefined => {
  const at = text.indexOf('<', from);
  if (at < 0) return undefined;
  const other = otherAt(text, at);
  if (other !== undefined) return other;
  const isClosing = text[at + 1] === '/';
  const nameFrom = at + (isClosing ? 2 : 1);
  const nameTo = endOfName(text, nameFrom);
  const { at: to, isWhole } = endOfTag(text, nameTo);
  const place = { from: at, to, nameFrom, nameTo };
  if (!isWhole || nameFrom === nameTo) return { kind: 'broken', ...place };
  if (isClosing) return { kind: 'close', ...place };
  return { kind: text[to - 2] === '/' ? 'empty' : 'open', ...place };
};
