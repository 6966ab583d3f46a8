/** A part of two sequences that differs: `before` and `after` are the parts' beginnings and ends. */
export type Difference = {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
};

/** The furthest points of one round of the search: the position in `before` for each diagonal. */
type FrontierRow = Int32Array;

const searched = (
  before: readonly string[],
  after: readonly string[],
  most: number,
): readonly FrontierRow[] | undefined => {
  const frontier: FrontierRow[] = [];
  let furthest = new Int32Array(3);
  for (let steps = 0; steps <= most; steps++) {
    const next = new Int32Array(2 * steps + 3);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const at = (other: number): number => furthest[other + steps] ?? -1;
      const down = steps > 0 && (diagonal === -steps || (diagonal !== steps && at(diagonal - 1) < at(diagonal + 1)));
      let x = steps === 0 ? 0 : down ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      next[diagonal + steps + 1] = x;
      if (x >= before.length && x - diagonal >= after.length) {
        frontier.push(next);
        return frontier;
      }
    }
    frontier.push(next);
    furthest = next;
  }
  return undefined;
};

type Step = { readonly x: number; readonly y: number; readonly isInsert: boolean };

/** The single insertions and removals, from the last to the first. */
const stepsBack = (frontier: readonly FrontierRow[], lengths: readonly [number, number]): readonly Step[] => {
  const steps: Step[] = [];
  let [x, y] = lengths;
  for (let round = frontier.length - 1; round > 0; round--) {
    const furthest = frontier[round - 1] as FrontierRow;
    const at = (diagonal: number): number => furthest[diagonal + round] ?? -1;
    const diagonal = x - y;
    const isInsert = diagonal === -round || (diagonal !== round && at(diagonal - 1) < at(diagonal + 1));
    const from = isInsert ? diagonal + 1 : diagonal - 1;
    x = at(from);
    y = x - from;
    steps.push({ x, y, isInsert });
  }
  return steps;
};

/**
 * The differences between two sequences, found by E. Myers' algorithm (1986); undefined where they are more than
 * `most` insertions and removals apart. Memory and time grow with the square of `most`.
 */
export const differences = (
  before: readonly string[],
  after: readonly string[],
  most: number,
): readonly Difference[] | undefined => {
  const frontier = searched(before, after, most);
  if (frontier === undefined) return undefined;
  const found: Difference[] = [];
  for (const { x, y, isInsert } of stepsBack(frontier, [before.length, after.length]).toReversed()) {
    const [toX, toY] = isInsert ? [x, y + 1] : [x + 1, y];
    const last = found.at(-1);
    if (last && last.before[1] === x && last.after[1] === y)
      found[found.length - 1] = { before: [last.before[0], toX], after: [last.after[0], toY] };
    else found.push({ before: [x, toX], after: [y, toY] });
  }
  return found;
};
