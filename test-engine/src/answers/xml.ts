/** An element to write: its name, its text or its parts, and the currency of an amount. Undefined parts are omitted. */
export type Part =
  | readonly [name: string, content: string | readonly (Part | undefined)[], currency?: string]
  | undefined;

/** An element whose parts are generated during writing, because there may be very many. */
export type Wrapped = { readonly name: string; readonly parts: Iterable<Part> };

export type XmlDocument = {
  readonly messageType: string;
  /** The one element inside Document. */
  readonly root: string;
  readonly parts: Iterable<Part | Wrapped>;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const special = /[&<>]/g;
const escaped = (text: string): string =>
  text.search(special) === -1 ? text : text.replace(special, (character) => escapes[character] ?? character);

const written = (part: Part, indent: string): string => {
  if (part === undefined) return '';
  const [name, content, currency] = part;
  const start = currency === undefined ? name : `${name} Ccy="${currency}"`;
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>\n`;
  const deeper = `${indent}  `;
  let inner = '';
  for (const child of content) inner += written(child, deeper);
  return inner === '' ? '' : `${indent}<${start}>\n${inner}${indent}</${name}>\n`;
};

/** Concatenates the chunks of a text. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
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

/** Lines of a document, each a whole element or the start or end of a wrapped one. */
const linesOf = function* (parts: Iterable<Part | Wrapped>, indent: string): Iterable<string> {
  for (const part of parts) {
    if (part === undefined || !('parts' in part)) {
      yield written(part, indent);
      continue;
    }
    yield `${indent}<${part.name}>\n`;
    yield* linesOf(part.parts, `${indent}  `);
    yield `${indent}</${part.name}>\n`;
  }
};

const edges = ({ messageType, root }: XmlDocument, isBulk: boolean): readonly [begin: string, end: string] => {
  const namespace = `urn:iso:std:iso:20022:tech:xsd:${messageType}`;
  return isBulk
    ? [`  <${root} xmlns="${namespace}">\n`, `  </${root}>\n`]
    : [
        `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n  <${root}>\n`,
        `  </${root}>\n</Document>\n`,
      ];
};

/**
 * Writes in chunks, so that the text of a large bulk never exists as one string. A bulk is a message without the
 * Document element.
 */
export const writeXml = (document: XmlDocument, isBulk = false): Uint8Array => {
  const pieces: Uint8Array[] = [];
  const [begin, end] = edges(document, isBulk);
  const { parts } = document;
  let text = begin;
  for (const line of linesOf(parts, '    ')) {
    text += line;
    if (text.length < pieceLength) continue;
    pieces.push(encoder.encode(text));
    text = '';
  }
  pieces.push(encoder.encode(text + end));
  return joined(pieces);
};
