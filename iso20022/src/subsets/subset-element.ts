import type { LineSource, SubsetValue } from './subset-notation.ts';

/** Elements of which one is used; `isRequired`: exactly one, else at most one. */
export type OneOf = { readonly names: readonly string[]; readonly isRequired: boolean };

/** An element of a scheme's subset, compared with the definition of ISO 20022. */
export type SubsetElement = {
  readonly min: number;
  readonly max: number;
  /** What states the element, its bounds and its value. */
  readonly source: LineSource;
  readonly allowed: ReadonlyMap<string, SubsetElement>;
  /** Elements of which the subset allows one only, although ISO 20022 allows several. */
  readonly oneOf: OneOf | undefined;
  /** Elements of the ISO definition that may not be used. */
  readonly forbidden: ReadonlySet<string>;
  /** Those of them that no source forbids: the version of the published schema does not have them, or none is published. */
  readonly unconfirmed: ReadonlySet<string>;
  /** Elements that the subset requires and ISO 20022 does not. */
  readonly required: readonly string[];
  /** Whether the subset allows fewer repetitions than ISO 20022. */
  readonly isLimited: boolean;
  /** Undefined where any value of ISO 20022 is allowed. */
  readonly value: SubsetValue | undefined;
  /** Whether the element and all below it are as in ISO 20022. */
  readonly isWhole: boolean;
};

const unionOfMaps = (all: readonly SubsetElement[]): ReadonlyMap<string, SubsetElement> => {
  const names = new Set(all.flatMap(({ allowed }) => [...allowed.keys()]));
  return new Map(
    [...names].map((name) => [name, subsetUnion(all.flatMap(({ allowed }) => allowed.get(name) ?? []))] as const),
  );
};

const textOf = (value: SubsetValue | undefined): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    typeof inner === 'bigint' || key === 'pattern' ? String(inner) : inner,
  );

const isSameValue = (some: SubsetValue | undefined, other: SubsetValue | undefined): boolean =>
  some === other || textOf(some) === textOf(other);

const isSameChoice = (some: OneOf | undefined, other: OneOf | undefined): boolean =>
  some?.names.join() === other?.names.join() && some?.isRequired === other?.isRequired;

/** What at least one of the subsets allows. */
export const subsetUnion = (all: readonly SubsetElement[]): SubsetElement => {
  const [first] = all;
  if (first === undefined) throw new Error('no subset');
  if (all.length === 1) return first;
  const inAll = (isIn: (element: SubsetElement) => boolean): boolean => all.every(isIn);
  const allowed = unionOfMaps(all);
  const value = inAll((element) => isSameValue(element.value, first.value)) ? first.value : undefined;
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
    source: all.find(({ source }) => source === 'practice')?.source ?? first.source,
    allowed,
    oneOf: inAll(({ oneOf }) => isSameChoice(oneOf, first.oneOf)) ? first.oneOf : undefined,
    forbidden: new Set([...first.forbidden].filter((name) => inAll(({ forbidden }) => forbidden.has(name)))),
    unconfirmed: new Set(all.flatMap(({ unconfirmed }) => [...unconfirmed])),
    required: first.required.filter((name) => inAll(({ required }) => required.includes(name))),
    isLimited: inAll(({ isLimited }) => isLimited),
    value,
    isWhole: all.some(({ isWhole }) => isWhole),
  };
};

/** The names in an element of the subset that concern a comparison. */
type Concerned = (element: SubsetElement) => readonly string[];

/** Paths below an element of the subset, of the elements that `namesIn` selects in it and in the elements below. */
export const pathsIn = (element: SubsetElement, namesIn: Concerned, above = ''): readonly string[] => [
  ...namesIn(element).map((name) => above + name),
  ...[...element.allowed].flatMap(([name, inner]) => pathsIn(inner, namesIn, `${above}${name}/`)),
];
