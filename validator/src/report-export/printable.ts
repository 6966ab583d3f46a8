const isPrintable = (code: number): boolean =>
  code >= 0x20 ? code !== 0xfffe && code !== 0xffff : code === 0x09 || code === 0x0a || code === 0x0d;

/** A text with U+FFFD for every character that XML 1.0 cannot hold: control characters and halves of letters. */
export const printable = (text: string): string => {
  let clean = '';
  for (const character of text.toWellFormed())
    clean += isPrintable(character.codePointAt(0) ?? 0) ? character : '\uFFFD';
  return clean;
};
