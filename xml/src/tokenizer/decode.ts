import { textFlag } from './token.ts';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

export const decodeUtf8 = (bytes: Uint8Array, from: number, to: number): string =>
  utf8.decode(bytes.subarray(from, to));

const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

const referenced = (_: string, decimal?: string, hexadecimal?: string, name?: string): string =>
  name !== undefined
    ? (predefined[name] ?? '')
    : String.fromCodePoint(decimal !== undefined ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));

/** Replaces references the tokenizer has already checked. */
export const resolveReferences = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, referenced);

/** Characters as the reader of XML sees them: line ends are one newline, references are what they stand for. */
export const decodeText = (bytes: Uint8Array, from: number, to: number, flags: number): string => {
  const raw = decodeUtf8(bytes, from, to);
  if ((flags & textFlag.escaped) === 0) return raw;
  const lines = raw.replace(/\r\n?/g, '\n');
  return (flags & textFlag.cdata) === 0 ? resolveReferences(lines) : lines;
};

export type AsciiReader = (from: number, to: number) => string;

const latin1 = new TextDecoder('latin1');

/** Reads ASCII out of a buffer as fast as the platform can: Node's Buffer has a shorter way than the decoder all platforms have. */
export const asciiReader = (bytes: Uint8Array): AsciiReader => {
  if (globalThis.Buffer === undefined) return (from, to) => latin1.decode(bytes.subarray(from, to));
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (from, to) => buffer.toString('latin1', from, to);
};
