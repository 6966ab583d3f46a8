import { requiredElements as requiredByIso } from '../model/alternatives.ts';
import type { ElementUse, TypeModel } from '../model/model.ts';
import type { SubsetElement } from './subset-element.ts';
import type { LineSource } from './subset-notation.ts';

/** An element of a type, as a scheme uses it. */
export type SchemeElement = {
  /** `unconfirmed`: outside the subset, but no source refuses it. */
  readonly status: 'allowed' | 'outside' | 'unconfirmed';
  /** With the occurrences of the subset; those of ISO 20022 outside it. */
  readonly use: ElementUse;
  readonly iso: ElementUse;
  /** What states it; undefined where no subset is known. */
  readonly source: LineSource | undefined;
  /** Undefined where everything below is as in ISO 20022. */
  readonly below: SubsetElement | undefined;
};

const ofIso = (iso: ElementUse): SchemeElement => ({
  status: 'allowed',
  use: iso,
  iso,
  source: undefined,
  below: undefined,
});

/** An element is required where every use of the message requires it. */
const narrowedUse = (iso: ElementUse, { min, max }: SubsetElement, { required }: SubsetElement): ElementUse => ({
  ...iso,
  min: required.includes(iso.name) ? Math.max(min, iso.min) : iso.min,
  max: Math.min(max, iso.max),
});

const schemeElement = (iso: ElementUse, subset: SubsetElement): SchemeElement => {
  const below = subset.allowed.get(iso.name);
  if (below !== undefined)
    return { status: 'allowed', use: narrowedUse(iso, below, subset), iso, source: below.source, below };
  if (!subset.forbidden.has(iso.name)) return ofIso(iso);
  const status = subset.unconfirmed.has(iso.name) ? 'unconfirmed' : 'outside';
  return { status, use: iso, iso, source: subset.source, below: undefined };
};

type Compared = { readonly type: TypeModel; readonly elements: readonly SchemeElement[] };

const known = new WeakMap<SubsetElement, Compared>();

/** The elements of a type in the order of the message; `subset` is undefined where all of ISO 20022 is allowed. */
export const schemeElements = (type: TypeModel, subset: SubsetElement | undefined): readonly SchemeElement[] => {
  if (type.kind !== 'sequence' && type.kind !== 'choice') return [];
  if (subset === undefined) return type.elements.map(ofIso);
  const before = known.get(subset);
  if (before?.type === type) return before.elements;
  const elements = type.elements.map((iso) => schemeElement(iso, subset));
  known.set(subset, { type, elements });
  return elements;
};

/** Elements of which the subset allows one only are outside it beside another one of them. */
export const elementsBeside = (
  elements: readonly SchemeElement[],
  subset: SubsetElement | undefined,
  has: (name: string) => boolean,
): readonly SchemeElement[] => {
  const names = subset?.oneOf?.names.some(has) ? subset.oneOf.names : [];
  if (names.length === 0) return elements;
  return elements.map((element) =>
    element.status === 'allowed' && names.includes(element.iso.name) && !has(element.iso.name)
      ? { ...element, status: 'outside' }
      : element,
  );
};

/** The elements that a new element must contain, in the order of the message; a choice has its own way. */
export const requiredElements = (type: TypeModel, subset: SubsetElement | undefined): readonly SchemeElement[] => {
  const [option] = subset?.oneOf?.isRequired ? subset.oneOf.names : [];
  const required = type.kind === 'sequence' ? requiredByIso(type.elements) : [];
  return schemeElements(type, subset).filter(
    ({ status, use, iso }) => status === 'allowed' && (use.min > 0 || use.name === option || required.includes(iso)),
  );
};

/** A place in a message, seen from the subset; `element` is undefined where all of ISO 20022 is allowed. */
export type SubsetPlace =
  | { readonly status: 'allowed'; readonly element: SubsetElement | undefined }
  | { readonly status: 'outside' | 'unconfirmed'; readonly element: undefined };

/** The place below the message element, by the names down to it. */
export const placeInSubset = (message: SubsetElement, names: readonly string[]): SubsetPlace => {
  let element: SubsetElement | undefined = message;
  for (const name of names) {
    if (element?.forbidden.has(name))
      return { status: element.unconfirmed.has(name) ? 'unconfirmed' : 'outside', element: undefined };
    element = element?.allowed.get(name);
  }
  return { status: 'allowed', element };
};
