import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { messageModel } from '../model/message-models.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import { readElementUse } from '../model/read-notation.ts';
import type { Profile } from '../profile.ts';
import { hasNamesOf2009, messagesOf } from '../rulebooks.ts';
import pacs008 from './pacs.008.json' with { type: 'json' };

type RbVersion = Profile['rbVersion'];

/** An element of a scheme's subset, compared with the definition of ISO 20022. */
export type SubsetElement = {
  readonly min: number;
  readonly max: number;
  readonly allowed: ReadonlyMap<string, SubsetElement>;
  /** Elements of the ISO definition that may not be used, except for those that a rule of their own reports. */
  readonly forbidden: ReadonlySet<string>;
};

/** A table per scheme and rulebook; `carried over` if no schema of that rulebook confirms it. */
type SubsetTable = {
  readonly scheme: string;
  readonly rbVersion: string;
  readonly source: string;
  readonly guideline: string;
  readonly from?: string;
};

type SubsetDefinition = {
  readonly message: string;
  readonly tables: readonly SubsetTable[];
  readonly root: string;
  /** Elements by the name of their type, with bounds as in message definitions; `LEI? 2023+` exists since rulebook 2023. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By rule, paths of elements outside the subset that this rule reports; `/*` is every one in an element, `2021-` until rulebook 2021. */
  readonly reportedBy: Readonly<Record<string, readonly string[]>>;
};

const definitions: readonly SubsetDefinition[] = [pacs008];

/** Element names of 2019 that differ in 2009. */
const namesOf2009: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };

const nothingBelow = { allowed: new Map<string, SubsetElement>(), forbidden: new Set<string>() };

type Below = Omit<SubsetElement, 'min' | 'max'>;

/** What is the same at every element of one table. */
type Comparison = {
  readonly definition: SubsetDefinition;
  readonly model: MessageModel;
  readonly rbVersion: RbVersion;
  readonly reported: ReadonlySet<string>;
};

const nameIn = ({ name }: MessageModel, nameOf2019: string): string =>
  hasNamesOf2009(name) ? (namesOf2009[nameOf2019] ?? nameOf2019) : nameOf2019;

const usesOf = ({ definition, model, rbVersion }: Comparison, subsetType: string): readonly ElementUse[] => {
  const elements = definition.types[subsetType];
  if (elements === undefined) throw new Error(`the subset of ${definition.message} has no type ${subsetType}`);
  return Object.entries(elements).flatMap(([key, type]) => {
    const [nameAndBounds = '', since = ''] = key.split(' ');
    const use = readElementUse(nameAndBounds, type);
    return rbVersion < since.slice(0, 4) ? [] : [{ ...use, name: nameIn(model, use.name) }];
  });
};

const compare = (comparison: Comparison, subsetType: string, type: TypeModel, path: string): Below => {
  const { model, reported } = comparison;
  if (subsetType === 'value') return nothingBelow;
  if (type.kind !== 'sequence' && type.kind !== 'choice')
    throw new Error(`${model.name}: ${type.name} contains no elements, but ${subsetType} does`);
  const allowed = new Map<string, SubsetElement>();
  for (const { name, type: inner, min, max } of usesOf(comparison, subsetType)) {
    const iso = type.elements.find((element) => element.name === name);
    if (iso === undefined) throw new Error(`${model.name}: ${type.name} has no element ${name}`);
    const below = compare(comparison, inner, model.typeNamed(iso.type), `${path}${name}/`);
    allowed.set(name, { min, max, ...below });
  }
  const outside = type.elements.map(({ name }) => name).filter((name) => !allowed.has(name));
  const forbidden = reported.has(`${path}*`) ? [] : outside.filter((name) => !reported.has(path + name));
  return { allowed, forbidden: new Set(forbidden) };
};

const reportedElements = ({ reportedBy }: SubsetDefinition, rbVersion: RbVersion): ReadonlySet<string> =>
  new Set(
    Object.values(reportedBy)
      .flat()
      .map((entry) => entry.split(' '))
      .filter(([, until = rbVersion]) => rbVersion <= until.slice(0, 4))
      .map(([path = '']) => path),
  );

/** Undefined for a message version that the rulebook does not exchange. */
const definitionOf = (messageType: string, scheme: Scheme, rbVersion: RbVersion): SubsetDefinition | undefined => {
  const found = definitions.find(({ message }) => messageType.startsWith(`${message}.`));
  const hasTable = found?.tables.some((table) => table.scheme === scheme && table.rbVersion === rbVersion) === true;
  return hasTable && messagesOf(rbVersion, scheme).includes(messageType) ? found : undefined;
};

/** Whether the subset of the message under that scheme and rulebook is known. */
export const hasSubset = (messageType: string, { scheme, rbVersion }: Pick<Profile, 'scheme' | 'rbVersion'>): boolean =>
  definitionOf(messageType, scheme, rbVersion) !== undefined;

const compared = new Map<string, SubsetElement>();

/** The subset below the message element, for example below FIToFICstmrCdtTrf; compared with ISO once. */
export const messageSubset = (
  messageType: string,
  { scheme, rbVersion }: Pick<Profile, 'scheme' | 'rbVersion'>,
): SubsetElement | undefined => {
  const key = `${messageType} ${scheme} ${rbVersion}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const definition = definitionOf(messageType, scheme, rbVersion);
  const model = messageModel(messageType);
  if (definition === undefined || model?.document.kind !== 'sequence') return undefined;
  const root = model.typeNamed(model.document.elements[0]?.type ?? '');
  const reported = reportedElements(definition, rbVersion);
  const below = compare({ definition, model, rbVersion, reported }, definition.root, root, '');
  const subset = { min: 1, max: 1, ...below };
  compared.set(key, subset);
  return subset;
};

/** Paths of the forbidden elements below an element of the subset. */
export const forbiddenPaths = ({ allowed, forbidden }: SubsetElement, above = ''): readonly string[] => [
  ...[...forbidden].map((name) => above + name),
  ...[...allowed].flatMap(([name, element]) => forbiddenPaths(element, `${above}${name}/`)),
];
