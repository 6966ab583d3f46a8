/** A place in a text as editors count: lines and columns from 1, columns in UTF-16 units. */
export type TextPosition = { readonly line: number; readonly column: number };

/** Where the lines of a text begin. */
export type TextLines = readonly number[];

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

export const linesOf = (text: string): TextLines => {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // As the tokenizer counts: a carriage return alone ends a line, too.
    if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) starts.push(at + 1);
  }
  return starts;
};

export const offsetOf = (lines: TextLines, line: number, column: number): number =>
  (lines[Math.min(line, lines.length) - 1] ?? 0) + column - 1;

/** How many of the ascending numbers are at most `at`. */
export const countUpTo = (numbers: readonly number[], at: number): number => {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
};

export const positionAt = (lines: TextLines, offset: number): TextPosition => {
  const line = countUpTo(lines, offset);
  return { line, column: offset - (lines[line - 1] ?? 0) + 1 };
};
