import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';

/** An element of a subset as the comparison walks it: most elements come in the order of the subset, so no name is looked up. */
export type ComparedElement = {
  readonly subset: SubsetElement;
  /** The allowed elements in the order of the subset. */
  readonly names: readonly string[];
  /** What to compare with, by the place in `names`; undefined if the element is as in ISO 20022. */
  readonly elements: readonly (ComparedElement | undefined)[];
};

const made = new WeakMap<SubsetElement, ComparedElement>();

const make = (subset: SubsetElement): ComparedElement => ({
  subset,
  names: [...subset.allowed.keys()],
  elements: [...subset.allowed.values()].map((inner) => (inner.isWhole ? undefined : comparedElement(inner))),
});

/** Made once for each element of a subset. */
export const comparedElement = (subset: SubsetElement): ComparedElement => {
  const known = made.get(subset);
  if (known !== undefined) return known;
  const compared = make(subset);
  made.set(subset, compared);
  return compared;
};

/** The place of a name, searched from the place of the element before; -1 if the subset does not allow the element. */
export const placeOf = ({ names }: ComparedElement, name: string, from: number): number => {
  for (let place = from; place < names.length; place++) if (names[place] === name) return place;
  for (let place = 0; place < from; place++) if (names[place] === name) return place;
  return -1;
};
