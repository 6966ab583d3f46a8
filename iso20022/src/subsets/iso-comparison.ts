import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import { hasNamesOf2009 } from '../rulebooks.ts';
import type { OneOf, SubsetElement } from './subset-element.ts';
import type { SubsetDefinition } from './subset-files.ts';
import { type LineSource, readSubsetElement, readSubsetValue } from './subset-notation.ts';

/** Element names of 2019 that differ in 2009. */
const namesOf2009: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };

/** Elements that a newer message version calls differently. */
const renamed: Readonly<Record<string, string>> = { Pty: 'Agt' };

type ElementsOfType = Extract<TypeModel, { readonly kind: 'sequence' | 'choice' }>;

/** What is the same at every element of one subset. */
export type Comparison = {
  readonly definition: SubsetDefinition;
  readonly where: { readonly scheme: Scheme; readonly rbVersion: Profile['rbVersion'] };
  readonly model: MessageModel;
  /** The model of the message version with a published schema. */
  readonly published: MessageModel;
  /** The source of the lines that name none. */
  readonly source: LineSource;
  /** Types of the subset that a published schema with the same version of the standard uses, in any message. */
  readonly publishedTypes: ReadonlySet<string>;
};

const whole = (source: LineSource): SubsetElement => ({
  min: 1,
  max: 1,
  source,
  allowed: new Map(),
  oneOf: undefined,
  forbidden: new Set(),
  unconfirmed: new Set(),
  required: [],
  isLimited: false,
  value: undefined,
  isWhole: true,
});

const hasElements = (type: TypeModel | undefined): type is ElementsOfType =>
  type?.kind === 'sequence' || type?.kind === 'choice';

const elementNamed = ({ elements }: ElementsOfType, name: string): ElementUse | undefined =>
  elements.find((element) => element.name === name);

/** Newer versions wrap a party in a choice of party and bank. */
const isWrapped = (type: ElementsOfType, names: readonly string[]): boolean =>
  type.kind === 'choice' &&
  elementNamed(type, 'Pty') !== undefined &&
  names.every((name) => elementNamed(type, name) === undefined);

const nameIn = (model: MessageModel, type: ElementsOfType, nameOf2019: string): string => {
  const name = hasNamesOf2009(model.name) ? (namesOf2009[nameOf2019] ?? nameOf2019) : nameOf2019;
  return elementNamed(type, name) === undefined ? (renamed[name] ?? name) : name;
};

type Line = ReturnType<typeof readSubsetElement> & { readonly type: string };

const linesOf = ({ definition, where }: Comparison, subsetType: string): readonly Line[] => {
  const elements = definition.types[subsetType];
  if (elements === undefined) throw new Error(`the subset of ${definition.message} has no type ${subsetType}`);
  return Object.entries(elements).flatMap(([key, type]) => {
    const element = readSubsetElement(key, where);
    return element === undefined ? [] : [{ ...element, type }];
  });
};

/** The type of the same element in the message version with the published schema. */
const publishedBelow = (comparison: Comparison, type: TypeModel | undefined, name: string): TypeModel | undefined => {
  if (!hasElements(type)) return undefined;
  const use = elementNamed(type, name) ?? elementNamed(type, namesOf2009[name] ?? '') ?? elementNamed(type, 'Pty');
  return use && comparison.published.typeNamed(use.type);
};

const wrappedParty = (
  comparison: Comparison,
  subsetType: string,
  type: ElementsOfType,
  then: TypeModel | undefined,
): SubsetElement => {
  const party = elementNamed(type, 'Pty') as ElementUse;
  const inner = compareWithIso(comparison, subsetType, comparison.model.typeNamed(party.type), then);
  const others = new Set(type.elements.map(({ name }) => name).filter((name) => name !== 'Pty'));
  const allowed = new Map([['Pty', inner]]);
  return { ...inner, allowed, oneOf: undefined, forbidden: others, unconfirmed: others, required: [], isWhole: false };
};

/** Whether a source forbids an element that the subset does not have. */
const forbids = (comparison: Comparison, subsetType: string, published: TypeModel | undefined, name: string) => {
  const { source, publishedTypes, definition } = comparison;
  if (source === 'schema' || publishedTypes.has(subsetType)) return true;
  if (source !== 'carriedOver') return definition.notUsed?.includes(name) ?? false;
  return hasElements(published) && elementNamed(published, name) !== undefined;
};

const choiceOf = (lines: readonly (Line & { readonly isoName: string })[]): OneOf | undefined => {
  const options = lines.filter(({ isOneOf }) => isOneOf);
  if (options.length < 2) return undefined;
  return { names: options.map(({ isoName }) => isoName), isRequired: options.some(({ min }) => min > 0) };
};

/** The lines whose element the message version has. */
const linesIn = (comparison: Comparison, subsetType: string, type: ElementsOfType, lines: readonly Line[]) =>
  lines.flatMap((line) => {
    const isoName = nameIn(comparison.model, type, line.name);
    const iso = elementNamed(type, isoName);
    if (iso === undefined && comparison.source === 'schema')
      throw new Error(`${comparison.model.name}: ${type.name} has no element ${isoName} of ${subsetType}`);
    return iso === undefined ? [] : [{ ...line, isoName, iso }];
  });

/** The subset of an element and of all below it, compared with the type that ISO 20022 gives it. */
export const compareWithIso = (
  comparison: Comparison,
  subsetType: string,
  type: TypeModel,
  published: TypeModel | undefined,
): SubsetElement => {
  const { model, publishedTypes } = comparison;
  const source = comparison.source === 'practice' && publishedTypes.has(subsetType) ? 'usageRule' : comparison.source;
  const value = readSubsetValue(subsetType);
  if (value !== undefined && type.kind === 'value') return { ...whole(source), value, isWhole: false };
  if (value !== undefined || subsetType === 'value' || !hasElements(type)) return whole(source);
  const all = linesOf(comparison, subsetType);
  if (
    isWrapped(
      type,
      all.map(({ name }) => name),
    )
  )
    return wrappedParty(comparison, subsetType, type, published);
  const lines = linesIn(comparison, subsetType, type, all);
  const oneOf = choiceOf(lines);
  const allowed = new Map<string, SubsetElement>();
  const required: string[] = [];
  for (const { name, isoName, iso, type: inner, min: least, max, isOneOf, source: own = source } of lines) {
    const below = compareWithIso(
      comparison,
      inner,
      model.typeNamed(iso.type),
      publishedBelow(comparison, published, name),
    );
    const min = isOneOf && oneOf ? 0 : least;
    const isWhole = below.isWhole && max >= iso.max;
    allowed.set(isoName, { ...below, source: own, min, max, isLimited: max < iso.max, isWhole });
    if (type.kind === 'sequence' && min > 0 && iso.min === 0) required.push(isoName);
  }
  const forbidden = type.elements.map(({ name }) => name).filter((name) => !allowed.has(name));
  const unconfirmed = forbidden.filter((name) => !forbids(comparison, subsetType, published, name));
  const isWhole = oneOf === undefined && forbidden.length + required.length === 0;
  return {
    ...whole(source),
    allowed,
    oneOf,
    forbidden: new Set(forbidden),
    unconfirmed: new Set(unconfirmed),
    required,
    isWhole: isWhole && [...allowed.values()].every((one) => one.isWhole),
  };
};
