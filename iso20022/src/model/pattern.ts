/**
 * A regular expression of the small kind schemas use, as a tree. It names ASCII characters alone: `bytes[c]` is 1 where c fits,
 * and `bytes[0]`, a character no XML holds, where every character beyond ASCII does.
 */
export type Pattern =
  | { readonly kind: 'character'; readonly bytes: Uint8Array }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number };

type Cursor = { readonly text: string; at: number };

const take = (cursor: Cursor): string => cursor.text[cursor.at++] ?? '';

const takeLiteral = (cursor: Cursor): number => {
  const character = take(cursor);
  const literal = character === '\\' ? take(cursor) : character;
  if (!/^[ -~]$/.test(literal) || (character === '\\' && /\w/.test(literal))) {
    throw new Error(`pattern not understood at ${cursor.at}: ${cursor.text}`);
  }
  return literal.charCodeAt(0);
};

/** A class inside a class takes characters away, which is not understood. */
const takeMember = (cursor: Cursor): number => {
  if (cursor.text[cursor.at] === '[') throw new Error(`pattern not understood at ${cursor.at}: ${cursor.text}`);
  return takeLiteral(cursor);
};

const takeClass = (cursor: Cursor): Pattern => {
  const bytes = new Uint8Array(128);
  const isNegated = cursor.text[cursor.at] === '^';
  if (isNegated) cursor.at++;
  while (cursor.text[cursor.at] !== ']') {
    const from = takeMember(cursor);
    const isRange = cursor.text[cursor.at] === '-' && cursor.text[cursor.at + 1] !== ']';
    if (isRange) cursor.at++;
    bytes.fill(1, from, (isRange ? takeMember(cursor) : from) + 1);
  }
  cursor.at++;
  return { kind: 'character', bytes: isNegated ? bytes.map((fits) => 1 - fits) : bytes };
};

const lineEnds = ['\n', '\r'].map((end) => end.charCodeAt(0));

/** The meaning of a dot: everything but ends of lines. */
const anything = (): Pattern => {
  const bytes = new Uint8Array(128).fill(1);
  for (const end of lineEnds) bytes[end] = 0;
  return { kind: 'character', bytes };
};

const single = (code: number): Pattern => {
  const bytes = new Uint8Array(128);
  bytes[code] = 1;
  return { kind: 'character', bytes };
};

const takeAtom = (cursor: Cursor): Pattern => {
  const next = cursor.text[cursor.at] ?? '';
  if (!'[(.'.includes(next)) return single(takeLiteral(cursor));
  cursor.at++;
  if (next === '.') return anything();
  if (next === '[') return takeClass(cursor);
  const inner = takeChoice(cursor);
  cursor.at++;
  return inner;
};

const quantifier = /(?:\{(\d+)(?:(,)(\d*))?\}|([?*+]))/y;

const takeRepeated = (cursor: Cursor): Pattern => {
  const part = takeAtom(cursor);
  quantifier.lastIndex = cursor.at;
  const match = quantifier.exec(cursor.text);
  if (match === null) return part;
  cursor.at = quantifier.lastIndex;
  const [, least, comma, most, mark] = match;
  if (mark !== undefined) return { kind: 'repeat', part, min: mark === '+' ? 1 : 0, max: mark === '?' ? 1 : Infinity };
  const min = Number(least);
  return { kind: 'repeat', part, min, max: comma === undefined ? min : most === '' ? Infinity : Number(most) };
};

const takeChoice = (cursor: Cursor): Pattern => {
  const choices: Pattern[] = [];
  let parts: Pattern[] = [];
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== ')') {
    if (cursor.text[cursor.at] === '|') {
      cursor.at++;
      choices.push({ kind: 'sequence', parts });
      parts = [];
    } else parts.push(takeRepeated(cursor));
  }
  return { kind: 'choice', parts: [...choices, { kind: 'sequence', parts }] };
};

export const parsePattern = (text: string): Pattern => takeChoice({ text, at: 0 });

/** Exactly one of these words. */
export const wordsPattern = (words: readonly string[]): Pattern => ({
  kind: 'choice',
  parts: words.map((word) => ({ kind: 'sequence', parts: Array.from(word, (letter) => single(letter.charCodeAt(0))) })),
});
