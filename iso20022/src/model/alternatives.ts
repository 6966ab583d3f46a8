import type { ElementUse } from './model.ts';

/** The neighbours of an element in a sequence that exclude it, itself among them; none if nothing excludes it. */
export const alternativesOf = (elements: readonly ElementUse[], position: number): readonly ElementUse[] => {
  const isIn = (at: number): boolean => elements[at]?.oneOf !== undefined;
  if (!isIn(position)) return [];
  let from = position;
  while (isIn(from - 1)) from--;
  let to = position;
  while (isIn(to)) to++;
  return elements.slice(from, to);
};

/** The elements that a sequence must have; of those that exclude each other the first. */
export const requiredElements = (elements: readonly ElementUse[]): readonly ElementUse[] =>
  elements.filter(({ min, oneOf }, at) => min > 0 || (oneOf === 'required' && elements[at - 1]?.oneOf === undefined));
