import { alternativesOf } from '@clearbench/iso20022/model/alternatives';
import type { ElementUse, TypeModel } from '@clearbench/iso20022/model/model';

/** An element that may stand somewhere. */
export type Allowed = { readonly use: ElementUse; readonly isRequired: boolean; readonly position: number };

const fits = ({ max }: ElementUse, count: number): boolean => count < max;

const inChoice = (elements: readonly ElementUse[], countOf: (name: string) => number): readonly Allowed[] => {
  const chosen = elements.findIndex(({ name }) => countOf(name) > 0);
  return elements.flatMap((use, position) => {
    if (chosen >= 0 && (chosen !== position || !fits(use, countOf(use.name)))) return [];
    return [{ use, isRequired: chosen < 0, position }];
  });
};

/**
 * The elements a type allows between the children before a place and those behind it. Where these are in no right order,
 * those before count alone.
 */
export const allowedBetween = (
  type: TypeModel,
  before: ReadonlyMap<string, number>,
  behind: readonly string[],
): readonly Allowed[] => {
  if (type.kind !== 'sequence' && type.kind !== 'choice') return [];
  const { elements } = type;
  const countOf = (name: string): number => (before.get(name) ?? 0) + behind.filter((one) => one === name).length;
  if (type.kind === 'choice') return inChoice(elements, countOf);
  const first = elements.findLastIndex(({ name }) => before.has(name));
  const next = elements.findIndex(({ name }) => behind.includes(name));
  const last = next < 0 || next < first ? elements.length - 1 : next;
  return elements.flatMap((use, position) => {
    if (position < Math.max(first, 0) || position > last || !fits(use, countOf(use.name))) return [];
    if (alternativesOf(elements, position).some(({ name }) => countOf(name) > 0)) return [];
    return [{ use, isRequired: use.oneOf === 'required' || countOf(use.name) < use.min, position }];
  });
};

/** Required ones first, each part in the order of the message. */
export const requiredFirst = (allowed: readonly Allowed[]): readonly Allowed[] =>
  allowed.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.position - b.position);
