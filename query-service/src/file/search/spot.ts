/** A position in a text; `column` in UTF-16 units, `offset` in bytes. */
export type Spot = { readonly line: number; readonly column: number; readonly offset: number };

export const start: Spot = { line: 1, column: 1, offset: 0 };

/** The end position of a text that starts at a position. */
export const behind = ({ line, column, offset }: Spot, text: string): Spot => {
  let lines = 0;
  let begins = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', begins)) {
    lines++;
    begins = at + 1;
  }
  return {
    line: line + lines,
    column: lines === 0 ? column + text.length : text.length - begins + 1,
    offset: offset + Buffer.byteLength(text),
  };
};

export const isBefore = (spot: Pick<Spot, 'line' | 'column'>, line: number, column: number): boolean =>
  spot.line < line || (spot.line === line && spot.column < column);
