import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { messageModel } from '../model/message-models.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import { hasNamesOf2009, type IsoVersion, isoVersionOf, messageInstead, messagesOf } from '../rulebooks.ts';
import { type MessageParts, messageParts } from './message-parts.ts';
import { type SubsetElement, subsetUnion } from './subset-element.ts';
import { type SubsetDefinition, subsetDefinitions } from './subset-files.ts';
import { readSubsetElement, readSubsetValue, type SubsetTable, type SubsetTypes } from './subset-notation.ts';

type RbVersion = Profile['rbVersion'];
type Where = { readonly scheme: Scheme; readonly rbVersion: RbVersion };

/** The subsets of a message in one scheme and rulebook. */
export type MessageSubset = MessageParts & {
  /** By use; the key is '' for a message with one use. */
  readonly uses: ReadonlyMap<string, SubsetElement>;
  /** What at least one use allows. */
  readonly anyUse: SubsetElement;
};

/** Element names of 2019 that differ in 2009. */
const namesOf2009: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };

/** Elements that a newer message version calls differently. */
const renamed: Readonly<Record<string, string>> = { Pty: 'Agt' };

type ElementsOfType = Extract<TypeModel, { readonly kind: 'sequence' | 'choice' }>;

/** What is the same at every element of one subset. */
type Comparison = {
  readonly definition: SubsetDefinition;
  readonly where: Where;
  readonly model: MessageModel;
  /** The model of the message version with a published schema. */
  readonly published: MessageModel;
  readonly isPublished: boolean;
  /** Types of the subset that a published schema with the same version of the standard uses, in any message. */
  readonly publishedTypes: ReadonlySet<string>;
};

const whole = (min: number, max: number): SubsetElement => ({
  min,
  max,
  allowed: new Map(),
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

const subsetElementsOf = ({ definition, where }: Comparison, subsetType: string) => {
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
) => {
  const party = elementNamed(type, 'Pty') as ElementUse;
  const inner = compare(comparison, subsetType, comparison.model.typeNamed(party.type), then);
  const unconfirmed = new Set(type.elements.map(({ name }) => name).filter((name) => name !== 'Pty'));
  const allowed = new Map([['Pty', { ...inner, min: 1, max: 1 }]]);
  return { ...inner, allowed, forbidden: unconfirmed, unconfirmed, required: [], isWhole: false };
};

const compare = (
  comparison: Comparison,
  subsetType: string,
  type: TypeModel,
  published: TypeModel | undefined,
): SubsetElement => {
  const { model, isPublished } = comparison;
  const value = readSubsetValue(subsetType);
  if (value !== undefined && type.kind === 'value') return { ...whole(1, 1), value, isWhole: false };
  if (value !== undefined || subsetType === 'value' || !hasElements(type)) return whole(1, 1);
  const elements = subsetElementsOf(comparison, subsetType);
  const names = elements.map(({ name }) => name);
  if (isWrapped(type, names)) return wrappedParty(comparison, subsetType, type, published);
  const allowed = new Map<string, SubsetElement>();
  const required: string[] = [];
  for (const { name: nameOf2019, type: inner, min, max } of elements) {
    const name = nameIn(model, type, nameOf2019);
    const iso = elementNamed(type, name);
    if (iso === undefined && isPublished) throw new Error(`${model.name}: ${type.name} has no element ${name}`);
    if (iso === undefined) continue;
    const then = publishedBelow(comparison, published, nameOf2019);
    const below = compare(comparison, inner, model.typeNamed(iso.type), then);
    allowed.set(name, { ...below, min, max, isLimited: max < iso.max, isWhole: below.isWhole && max >= iso.max });
    if (type.kind === 'sequence' && min > 0 && iso.min === 0) required.push(name);
  }
  const forbidden = type.elements.map(({ name }) => name).filter((name) => !allowed.has(name));
  const isConfirmed = isPublished || comparison.publishedTypes.has(subsetType);
  const isKnown = (name: string): boolean =>
    isConfirmed || (hasElements(published) && elementNamed(published, name) !== undefined);
  return {
    ...whole(1, 1),
    allowed,
    forbidden: new Set(forbidden),
    unconfirmed: new Set(forbidden.filter((name) => !isKnown(name))),
    required,
    isWhole: forbidden.length + required.length === 0 && [...allowed.values()].every(({ isWhole }) => isWhole),
  };
};

const collectTypes = (types: SubsetTypes, name: string, found: Set<string>): void => {
  if (types[name] === undefined || found.has(name)) return;
  found.add(name);
  for (const type of Object.values(types[name])) collectTypes(types, type, found);
};

const typesOfStandard = new Map<IsoVersion, ReadonlySet<string>>();

/** Types of the subsets whose schema is published for a rulebook with that version of the standard. */
const publishedTypesOf = (isoVersion: IsoVersion): ReadonlySet<string> => {
  const known = typesOfStandard.get(isoVersion);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const definition of subsetDefinitions) {
    const years = definition.tables.flatMap(({ schema }) => schema) as readonly RbVersion[];
    if (years.some((year) => isoVersionOf(year) === isoVersion)) collectTypes(definition.types, definition.root, found);
  }
  typesOfStandard.set(isoVersion, found);
  return found;
};

const tableOf = ({ tables }: SubsetDefinition, { scheme, rbVersion }: Where): SubsetTable | undefined =>
  tables.find(
    ({ scheme: own, schema, carriedOver = [] }) => own === scheme && [...schema, ...carriedOver].includes(rbVersion),
  );

/** None for a message version that the rulebook does not exchange. */
const definitionsOf = (messageType: string, where: Where): readonly SubsetDefinition[] => {
  if (!messagesOf(where.rbVersion, where.scheme).includes(messageType)) return [];
  return subsetDefinitions.filter(
    (definition) =>
      messageType.startsWith(`${definition.message}.`) &&
      (definition.versions?.includes(messageType) ?? true) &&
      tableOf(definition, where) !== undefined,
  );
};

/** Whether the subset of the message under that scheme and rulebook is known. */
export const hasSubset = (messageType: string, where: Where): boolean => definitionsOf(messageType, where).length > 0;

const rootOf = (model: MessageModel): TypeModel =>
  model.document.kind === 'sequence' ? model.typeNamed(model.document.elements[0]?.type ?? '') : model.document;

const modelNamed = (messageType: string): MessageModel => {
  const model = messageModel(messageType);
  if (model === undefined) throw new Error(`there is no message ${messageType}`);
  return model;
};

const subsetIn = (messageType: string, definition: SubsetDefinition, where: Where): SubsetElement => {
  const table = tableOf(definition, where) as SubsetTable;
  const isPublished = table.schema.includes(where.rbVersion);
  const lastSchema = table.schema.filter((year) => year < where.rbVersion).at(-1) as RbVersion | undefined;
  const before = (lastSchema && messageInstead(messageType, lastSchema)) ?? messageType;
  const publishedVersion = definition.versions?.find((version) => messagesOf(lastSchema ?? '2019').includes(version));
  const [model, published] = [modelNamed(messageType), modelNamed(publishedVersion ?? before)];
  const publishedTypes = publishedTypesOf(isoVersionOf(where.rbVersion));
  const comparison = { definition, where, model, published, isPublished, publishedTypes };
  return compare(comparison, definition.root, rootOf(model), rootOf(published));
};

const compared = new Map<string, MessageSubset | undefined>();

const makeSubset = (messageType: string, where: Where): MessageSubset | undefined => {
  const definitions = definitionsOf(messageType, where);
  if (definitions.length === 0) return undefined;
  const uses = new Map(definitions.map((one) => [one.use ?? '', subsetIn(messageType, one, where)]));
  const anyUse = subsetUnion([...uses.values()]);
  return { uses, anyUse, ...messageParts(messageType, anyUse) };
};

/** The subsets below the message element, for example below FIToFICstmrCdtTrf; compared with ISO 20022 once. */
export const messageSubset = (messageType: string, { scheme, rbVersion }: Where): MessageSubset | undefined => {
  const key = `${messageType} ${scheme} ${rbVersion}`;
  if (!compared.has(key)) compared.set(key, makeSubset(messageType, { scheme, rbVersion }));
  return compared.get(key);
};

/** The document that states the subset of a use. */
export type SubsetSource = {
  readonly guideline: string;
  /** The rulebook whose published schema states the subset; an earlier one if it is carried over. */
  readonly schema: string;
  readonly isCarriedOver: boolean;
};

const sourceIn = (definition: SubsetDefinition, where: Where): SubsetSource => {
  const { guideline, schema } = tableOf(definition, where) as SubsetTable;
  const isCarriedOver = !schema.includes(where.rbVersion);
  const last = schema.filter((year) => year < where.rbVersion).at(-1) ?? schema[0] ?? '';
  return { guideline, schema: isCarriedOver ? last : where.rbVersion, isCarriedOver };
};

/** The sources of the subsets of a message by use; none where its subset is not known. */
export const subsetSources = (messageType: string, where: Where): ReadonlyMap<string, SubsetSource> =>
  new Map(definitionsOf(messageType, where).map((one) => [one.use ?? '', sourceIn(one, where)]));
