export const lessThan = 0x3c;
export const greaterThan = 0x3e;
export const slash = 0x2f;
export const exclamation = 0x21;
export const question = 0x3f;
export const ampersand = 0x26;
export const semicolon = 0x3b;
export const hash = 0x23;
export const equals = 0x3d;
export const quote = 0x22;
export const apostrophe = 0x27;
export const dash = 0x2d;
export const closingBracket = 0x5d;
export const newline = 0x0a;
export const carriageReturn = 0x0d;

/** Classes of bytes in character data. Plain ones, the characters every SEPA participant takes, need no second look. */
export const textClass = {
  plain: 0,
  blank: 1,
  newline: 2,
  markup: 3,
  bracket: 4,
  foreign: 5,
  illegal: 6,
  other: 7,
} as const;

export const textClasses = new Uint8Array(256).fill(textClass.other);
for (const byte of new TextEncoder().encode(
  "/-?:().,'+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
)) {
  textClasses[byte] = textClass.plain;
}
for (let byte = 0; byte < 256; byte++) {
  if (byte < 0x20) textClasses[byte] = textClass.illegal;
  else if (byte >= 0x80) textClasses[byte] = textClass.foreign;
}
textClasses[0x20] = textClass.blank;
textClasses[0x09] = textClass.other;
textClasses[newline] = textClass.newline;
textClasses[carriageReturn] = textClass.newline;
textClasses[lessThan] = textClass.markup;
textClasses[ampersand] = textClass.markup;
textClasses[closingBracket] = textClass.bracket;

/** 1 for every byte that may stand in a name; names beyond ASCII are looked at once more when first met. */
export const nameBytes = new Uint8Array(256).fill(1, 0x80);
for (const byte of new TextEncoder().encode(':_-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')) {
  nameBytes[byte] = 1;
}

/** White space in XML's sense. */
export const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === newline || byte === 0x09 || byte === carriageReturn;
