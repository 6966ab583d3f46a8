/** A run of characters of one kind: digits, capital letters or either. */
export type Segment = { readonly kind: 'n' | 'a' | 'c'; readonly length: number };

const digit = 1;
const letter = 2;
const masks = { n: digit, a: letter, c: digit | letter } as const;

const kindOf = new Uint8Array(128);
for (const character of '0123456789') kindOf[character.charCodeAt(0)] = digit;
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') kindOf[character.charCodeAt(0)] = letter;

/** Reads a structure in the notation of the IBAN registry: `4a6n8c`. */
export const segmentsOf = (structure: string): readonly Segment[] =>
  [...structure.matchAll(/(\d+)([nac])/g)].map(([, length, kind]) => ({
    kind: kind as Segment['kind'],
    length: Number(length),
  }));

/** The kinds of characters allowed at each position. */
export type IdentifierStructure = Uint8Array;

export const identifierStructureOf = (structure: string): IdentifierStructure =>
  Uint8Array.from(segmentsOf(structure).flatMap(({ kind, length }) => new Array<number>(length).fill(masks[kind])));

/** Whether the code of a character is of one of the kinds allowed at a position. */
export const isOfKind = (code: number, allowed: number): boolean =>
  code <= 127 && ((kindOf[code] as number) & allowed) !== 0;

/** True if the text has the structure from `from` to its end; a loop, because a pattern needs a substring. */
export const matchesStructure = (structure: IdentifierStructure, text: string, from = 0): boolean => {
  const { length } = structure;
  if (text.length - from !== length) return false;
  for (let at = 0; at < length; at++) if (!isOfKind(text.charCodeAt(from + at), structure[at] as number)) return false;
  return true;
};
