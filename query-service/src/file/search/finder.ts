/** The searched text. */
export type Sought = { readonly text: string; readonly ignoreCase: boolean };

/** A match in a text, as indexes. */
export type Match = { readonly from: number; readonly to: number };

/** The next match at or after an index; undefined where there is none. */
export type Finder = (text: string, from: number) => Match | undefined;

const exact =
  (sought: string): Finder =>
  (text, from) => {
    const at = text.indexOf(sought, from);
    return at < 0 ? undefined : { from: at, to: at + sought.length };
  };

const inAnyCase = (sought: string): Finder => {
  const pattern = new RegExp(sought.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'), 'giu');
  return (text, from) => {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    return found === null ? undefined : { from: found.index, to: pattern.lastIndex };
  };
};

/** Finds a text exactly, or without regard to case in every script. */
export const finderOf = ({ text, ignoreCase }: Sought): Finder => (ignoreCase ? inAnyCase(text) : exact(text));
