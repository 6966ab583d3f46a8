import { type Difference, differences } from './edit-script.ts';
import { type ElementNode, type Leaf, type Leaves, leavesOf, pathOf } from './leaves.ts';

/** A change of one value, or of a whole element: then `values` says how many values it holds. */
export type ElementChange = {
  readonly kind: 'changed' | 'added' | 'removed';
  /** In the text after the change; of what was removed in the text before. */
  readonly path: string;
  readonly element: string;
  readonly from?: string;
  readonly to?: string;
  readonly values?: number;
  /** Line of the element in the same text as the path. */
  readonly line: number;
};

export type Comparison = {
  readonly changes: readonly ElementChange[];
  /** Changes that are counted and not listed. */
  readonly notListed: number;
  /** `complete`; or why there is no comparison: a text is too large, is not well-formed XML, or they differ in nearly everything. */
  readonly result: 'complete' | 'tooLarge' | 'notXml' | 'tooDifferent';
};

export const comparisonLimit = { bytes: 8 * 1024 * 1024, values: 150_000, steps: 2_000, listed: 200 } as const;

const longest = 140;
const shown = (value: string): string => (value.length > longest ? `${value.slice(0, longest - 1)}…` : value);

const placeOf = ({ element, attribute }: Leaf) => ({
  path: attribute === undefined ? pathOf(element) : `${pathOf(element)}/@${attribute}`,
  element: attribute === undefined ? element.name : `${element.name}/@${attribute}`,
  line: element.line,
});

/** The largest element around a value all of whose values are in the part. */
const wholeElement = ({ element }: Leaf, from: number, to: number): ElementNode | undefined => {
  let whole: ElementNode | undefined;
  for (let node: ElementNode | undefined = element; node && node.first >= from && node.last < to; node = node.parent)
    whole = node;
  return whole;
};

/** The changes of one text only: an element if it is added or removed as a whole, else single values. */
const oneSided = (kind: 'added' | 'removed', leaves: readonly Leaf[], from: number, to: number): ElementChange[] => {
  const changes: ElementChange[] = [];
  for (let at = from; at < to; at++) {
    const leaf = leaves[at] as Leaf;
    const whole = wholeElement(leaf, at, to);
    if (whole && whole.last > at) {
      const values = whole.last - at + 1;
      changes.push({ kind, path: pathOf(whole), element: whole.name, line: whole.line, values });
      at = whole.last;
    } else {
      const value = { [kind === 'added' ? 'to' : 'from']: shown(leaf.value) };
      changes.push({ kind, ...placeOf(leaf), ...value });
    }
  }
  return changes;
};

const namesOf = ({ key, value }: Leaf): string => key.slice(0, key.length - value.length);

/** Values of the same name in one difference were changed; the others were added or removed. */
const changesIn = ({ before, after }: Difference, old: readonly Leaf[], fresh: readonly Leaf[]): ElementChange[] => {
  const changes: ElementChange[] = [];
  let [removedFrom, addedFrom] = [before[0], after[0]];
  for (let at = before[0]; at < before[1]; at++) {
    const was = old[at] as Leaf;
    let match = -1;
    for (let other = addedFrom; other < after[1] && match < 0; other++)
      if (namesOf(fresh[other] as Leaf) === namesOf(was)) match = other;
    if (match < 0) continue;
    const is = fresh[match] as Leaf;
    changes.push(...oneSided('removed', old, removedFrom, at), ...oneSided('added', fresh, addedFrom, match));
    if (is.value !== was.value)
      changes.push({ kind: 'changed', ...placeOf(is), from: shown(was.value), to: shown(is.value) });
    [removedFrom, addedFrom] = [at + 1, match + 1];
  }
  return [
    ...changes,
    ...oneSided('removed', old, removedFrom, before[1]),
    ...oneSided('added', fresh, addedFrom, after[1]),
  ];
};

/** Where both texts have the same elements, each value is compared with the one at its place: however many of them changed. */
const changedValues = (old: readonly Leaf[], fresh: readonly Leaf[]): readonly ElementChange[] | undefined => {
  if (old.length !== fresh.length || old.some((leaf, at) => namesOf(leaf) !== namesOf(fresh[at] as Leaf)))
    return undefined;
  return old.flatMap((was, at): ElementChange[] => {
    const is = fresh[at] as Leaf;
    return is.value === was.value
      ? []
      : [{ kind: 'changed', ...placeOf(is), from: shown(was.value), to: shown(is.value) }];
  });
};

const none = (result: Comparison['result']): Comparison => ({ changes: [], notListed: 0, result });

const sameAtStart = (a: readonly Leaf[], b: readonly Leaf[]): number => {
  let same = 0;
  while (same < a.length && same < b.length && a[same]?.key === b[same]?.key) same++;
  return same;
};

const sameAtEnd = (a: readonly Leaf[], b: readonly Leaf[], start: number): number => {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a[a.length - 1 - same]?.key === b[b.length - 1 - same]?.key) same++;
  return same;
};

const compared = ({ leaves: old }: Leaves, { leaves: fresh }: Leaves): Comparison => {
  const start = sameAtStart(old, fresh);
  const end = sameAtEnd(old, fresh, start);
  const keys = (leaves: readonly Leaf[]) => leaves.slice(start, leaves.length - end).map(({ key }) => key);
  const found = differences(keys(old), keys(fresh), comparisonLimit.steps);
  const moved = ([from, to]: readonly [number, number]) => [from + start, to + start] as const;
  const changes =
    found?.flatMap(({ before, after }) => changesIn({ before: moved(before), after: moved(after) }, old, fresh)) ??
    changedValues(old, fresh);
  if (changes === undefined) return none('tooDifferent');
  const listed = changes.slice(0, comparisonLimit.listed);
  return { changes: listed, notListed: changes.length - listed.length, result: 'complete' };
};

/** What of the values of a message changed from one text to another: layout and comments do not count. */
export const elementChanges = (before: Uint8Array, after: Uint8Array): Comparison => {
  if (Math.max(before.length, after.length) > comparisonLimit.bytes) return none('tooLarge');
  const [old, fresh] = [leavesOf(before, comparisonLimit.values), leavesOf(after, comparisonLimit.values)];
  if (!old.wellFormed || !fresh.wellFormed) return none('notXml');
  if (old.tooMany || fresh.tooMany) return none('tooLarge');
  return compared(old, fresh);
};
