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
  if (flags === textFlag.plain) return decodePlain(bytes, from, to);
  const raw = decodeUtf8(bytes, from, to);
  if ((flags & textFlag.escaped) === 0) return raw;
  const lines = raw.replace(/\r\n?/g, '\n');
  return (flags & textFlag.cdata) === 0 ? resolveReferences(lines) : lines;
};

/** ASCII without line ends to mind; short ones, which are nearly all, never leave the engine. */
const decodePlain = (bytes: Uint8Array, from: number, to: number): string =>
  to - from > 64
    ? decodeUtf8(bytes, from, to)
    : String.fromCharCode.apply(undefined, bytes.subarray(from, to) as unknown as number[]);
