export type TextPosition = { readonly line: number; readonly column: number };
export type Step = 'next' | 'previous';

const compare = (a: TextPosition, b: TextPosition): number => a.line - b.line || a.column - b.column;

/** The index of the finding after (before) a location, in the order of the text, in a circle. */
export const adjacentFinding = (
  positions: readonly TextPosition[],
  from: TextPosition,
  step: Step,
): number | undefined => {
  const inOrder = positions.map((place, index) => ({ place, index })).sort((a, b) => compare(a.place, b.place));
  const found =
    step === 'next'
      ? inOrder.find(({ place }) => compare(place, from) > 0)
      : inOrder.findLast(({ place }) => compare(place, from) < 0);
  return (found ?? (step === 'next' ? inOrder[0] : inOrder.at(-1)))?.index;
};

const isSamePosition = (a: TextPosition | undefined, b: TextPosition): boolean =>
  a?.line === b.line && a.column === b.column;

/**
 * The selected finding while the cursor is at its location, because others can be there too; else the one at the
 * cursor.
 */
export const currentFinding = (
  positions: readonly TextPosition[],
  cursor: TextPosition,
  chosen: number | undefined,
): number | undefined =>
  chosen !== undefined && isSamePosition(positions[chosen], cursor) ? chosen : findingAt(positions, cursor);

/**
 * The index of the finding at the cursor: on its line, the nearest one that starts at or before it, else the first one
 * of the line.
 */
export const findingAt = (positions: readonly TextPosition[], cursor: TextPosition): number | undefined => {
  let first: number | undefined;
  let found: number | undefined;
  const columnOf = (at: number | undefined): number => (at === undefined ? -1 : (positions[at]?.column ?? -1));
  // This runs on every move of the cursor, over thousands of findings: one pass without allocation.
  for (let at = 0; at < positions.length; at += 1) {
    const place = positions[at];
    if (place?.line !== cursor.line) continue;
    if (first === undefined || place.column < columnOf(first)) first = at;
    if (place.column <= cursor.column && place.column >= columnOf(found)) found = at;
  }
  return found ?? first;
};
