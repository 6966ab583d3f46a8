const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The characters that every participant of the SEPA schemes must accept, including the space. */
export const sepaCharacters = `${letters}${letters.toUpperCase()}0123456789/-?:().,'+ `;

const allowed = new Uint8Array(128);
for (const character of sepaCharacters) allowed[character.charCodeAt(0)] = 1;

// T-04 reports tabs and line breaks.
for (const control of [9, 10, 13]) allowed[control] = 1;

/** The position of the first character outside the set, or -1. */
export const firstOutsideCharset = (text: string): number => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 || allowed[code] === 0) return at;
  }
  return -1;
};

/** The distinct characters outside the set in their order. */
export const charactersOutside = (text: string): readonly string[] => [
  ...new Set(Array.from(text).filter((character) => firstOutsideCharset(character) !== -1)),
];
