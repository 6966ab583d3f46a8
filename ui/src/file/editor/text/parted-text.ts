/** A text as one string, or in parts: joining a long text copies it at once, which blocks the keyboard. */
export type PartedText = string | readonly string[];

export const partsOf = (text: PartedText): readonly string[] => (typeof text === 'string' ? [text] : text);

export const charactersOf = (text: PartedText): number =>
  typeof text === 'string' ? text.length : text.reduce((sum, part) => sum + part.length, 0);

export const joined = (text: PartedText): string => (typeof text === 'string' ? text : text.join(''));
