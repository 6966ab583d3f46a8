/** The pieces between an element's tags. */
export type ContentPiece = {
  readonly kind: 'text' | 'cdata' | 'aside';
  readonly from: number;
  readonly to: number;
};

const markup = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g;

/** The pieces of a well-formed value between two offsets; an aside is a comment or an instruction. */
export const contentPieces = (text: string, from: number, to: number): readonly ContentPiece[] => {
  const pieces: ContentPiece[] = [];
  let at = from;
  const plain = (end: number) => end > at && pieces.push({ kind: 'text', from: at, to: end });
  for (const found of text.slice(from, to).matchAll(markup)) {
    const start = from + found.index;
    plain(start);
    at = start + found[0].length;
    pieces.push({ kind: found[0].startsWith('<![') ? 'cdata' : 'aside', from: start, to: at });
  }
  plain(to);
  return pieces;
};

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const referred = (_: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return String.fromCodePoint(code);
};

const read = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/&([^;]+);/g, referred);

/** The value the pieces say. */
export const decodedValue = (text: string, pieces: readonly ContentPiece[]): string =>
  pieces
    .map(({ kind, from, to }) => {
      if (kind === 'aside') return '';
      return kind === 'text' ? read(text.slice(from, to)) : text.slice(from + 9, to - 3).replace(/\r\n?/g, '\n');
    })
    .join('');
