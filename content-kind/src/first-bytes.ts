const at = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[index] === byte);

const zipSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x50, 0x4b, 0x07, 0x08],
];

/** The first bytes of a ZIP: of its first entry, of an empty one, of the first part of several. */
export const isZip = (bytes: Uint8Array): boolean => zipSignatures.some((signature) => at(bytes, signature));

const encodingOf = (bytes: Uint8Array): string => {
  if (at(bytes, [0xff, 0xfe]) || at(bytes, [0x3c, 0x00])) return 'utf-16le';
  if (at(bytes, [0xfe, 0xff]) || at(bytes, [0x00, 0x3c])) return 'utf-16be';
  return 'utf-8';
};

/** Control characters no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** The beginning as text, without a byte order mark; undefined where it is none. Single bytes of an older encoding are text. */
export const textIn = (head: Uint8Array): string | undefined => {
  const encoding = encodingOf(head);
  const whole = encoding === 'utf-8' ? head : head.subarray(0, head.length - (head.length % 2));
  const text = new TextDecoder(encoding).decode(whole);
  return control.test(text) ? undefined : text;
};

/** Whether the first character behind byte order mark and blanks opens markup: true for nearly every upload, so no more is read. */
export const startsLikeXml = (head: Uint8Array): boolean =>
  textIn(head.subarray(0, 256))?.trimStart().startsWith('<') === true;
