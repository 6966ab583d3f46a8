/** An element to be written: its name, its text or its parts, and the currency of an amount. Parts that are undefined are left out. */
export type Part =
  | readonly [name: string, content: string | readonly (Part | undefined)[], currency?: string]
  | undefined;

export type XmlDocument = {
  readonly messageType: string;
  /** The one element within Document. */
  readonly root: string;
  readonly parts: Iterable<Part>;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

const written = (part: Part, indent: string): string => {
  if (part === undefined) return '';
  const [name, content, currency] = part;
  const start = currency === undefined ? name : `${name} Ccy="${currency}"`;
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>\n`;
  const inner = content.map((child) => written(child, `${indent}  `)).join('');
  return inner === '' ? '' : `${indent}<${start}>\n${inner}${indent}</${name}>\n`;
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

const encoder = new TextEncoder();
const pieceLength = 65_536;

/** Writes in pieces, so that the text of a large bulk never exists as one string. */
export const writeXml = ({ messageType, root, parts }: XmlDocument): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${messageType}">\n  <${root}>\n`;
  for (const part of parts) {
    text += written(part, '    ');
    if (text.length < pieceLength) continue;
    pieces.push(encoder.encode(text));
    text = '';
  }
  pieces.push(encoder.encode(`${text}  </${root}>\n</Document>\n`));
  return joined(pieces);
};
