import { alternativesOf } from '@clearbench/iso20022/model/alternatives';
import type { SchemeElement } from '@clearbench/iso20022/subsets/scheme-elements';

/** An element that may stand somewhere. */
export type Allowed = {
  readonly element: SchemeElement;
  /** `outside` also for one more than the subset allows. */
  readonly status: SchemeElement['status'];
  readonly isRequired: boolean;
  readonly position: number;
};

type CountOf = (name: string) => number;

const statusOf = ({ status, use }: SchemeElement, count: number): SchemeElement['status'] =>
  status === 'allowed' && count >= use.max ? 'outside' : status;

const inChoice = (elements: readonly SchemeElement[], countOf: CountOf): readonly Allowed[] => {
  const chosen = elements.findIndex(({ iso }) => countOf(iso.name) > 0);
  return elements.flatMap((element, position) => {
    const count = countOf(element.iso.name);
    if (chosen >= 0 && (chosen !== position || count >= element.iso.max)) return [];
    const status = statusOf(element, count);
    return [{ element, status, isRequired: chosen < 0 && status === 'allowed', position }];
  });
};

/**
 * The elements of a type that ISO 20022 allows between the children before a place and those behind it, with what the
 * scheme's subset says of them. Where these are in no right order, those before count alone.
 */
export const allowedBetween = (
  kind: 'sequence' | 'choice',
  elements: readonly SchemeElement[],
  before: ReadonlyMap<string, number>,
  behind: readonly string[],
): readonly Allowed[] => {
  const countOf: CountOf = (name) => (before.get(name) ?? 0) + behind.filter((one) => one === name).length;
  if (kind === 'choice') return inChoice(elements, countOf);
  const first = elements.findLastIndex(({ iso }) => before.has(iso.name));
  const next = elements.findIndex(({ iso }) => behind.includes(iso.name));
  const last = next < 0 || next < first ? elements.length - 1 : next;
  const isoElements = elements.map(({ iso }) => iso);
  return elements.flatMap((element, position) => {
    const { use, iso } = element;
    const count = countOf(iso.name);
    if (position < Math.max(first, 0) || position > last || count >= iso.max) return [];
    if (alternativesOf(isoElements, position).some(({ name }) => countOf(name) > 0)) return [];
    const status = statusOf(element, count);
    const isWanted = use.oneOf === 'required' || count < use.min;
    return [{ element, status, isRequired: status === 'allowed' && isWanted, position }];
  });
};

const rankOf = ({ status, isRequired }: Allowed): number => (status === 'allowed' ? (isRequired ? 0 : 1) : 2);

/** What the subset allows first, of it what is required first, each part in the order of the message. */
export const usualFirst = (allowed: readonly Allowed[]): readonly Allowed[] =>
  allowed.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position);
