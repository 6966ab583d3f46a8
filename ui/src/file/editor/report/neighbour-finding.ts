export type Place = { readonly line: number; readonly column: number };
export type Step = 'next' | 'previous';

const compare = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

/** Index of the finding after (before) a place, in the order of the text, going round at its ends. */
export const neighbourFinding = (places: readonly Place[], from: Place, step: Step): number | undefined => {
  const inOrder = places.map((place, index) => ({ place, index })).sort((a, b) => compare(a.place, b.place));
  const found =
    step === 'next'
      ? inOrder.find(({ place }) => compare(place, from) > 0)
      : inOrder.findLast(({ place }) => compare(place, from) < 0);
  return (found ?? (step === 'next' ? inOrder[0] : inOrder.at(-1)))?.index;
};

const samePlace = (a: Place | undefined, b: Place): boolean => a?.line === b.line && a.column === b.column;

/** The finding that was chosen, as long as the cursor stands where it is: others may stand there, too. Else the cursor's. */
export const currentFinding = (
  places: readonly Place[],
  cursor: Place,
  chosen: number | undefined,
): number | undefined =>
  chosen !== undefined && samePlace(places[chosen], cursor) ? chosen : findingAt(places, cursor);

/** Index of the finding the cursor stands in: on its line, the nearest one that starts at or before it, else the line's first. */
export const findingAt = (places: readonly Place[], cursor: Place): number | undefined => {
  const onLine = places
    .map((place, index) => ({ place, index }))
    .filter(({ place }) => place.line === cursor.line)
    .sort((a, b) => a.place.column - b.place.column);
  return (onLine.findLast(({ place }) => place.column <= cursor.column) ?? onLine[0])?.index;
};
