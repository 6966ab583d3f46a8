import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { messageModel } from '../model/message-models.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import { type IsoVersion, isoVersionOf, messageInstead, messagesOf } from '../rulebooks.ts';
import { compareWithIso } from './iso-comparison.ts';
import { type MessageParts, messageParts } from './message-parts.ts';
import { type SubsetElement, subsetUnion } from './subset-element.ts';
import { type SubsetDefinition, subsetDefinitions } from './subset-files.ts';
import type { LineSource, SubsetTable, SubsetTypes } from './subset-notation.ts';

type RbVersion = Profile['rbVersion'];
type Where = { readonly scheme: Scheme; readonly rbVersion: RbVersion };

/** The subsets of a message in one scheme and rulebook. */
export type MessageSubset = MessageParts & {
  /** By use; the key is '' for a message with one use. */
  readonly uses: ReadonlyMap<string, SubsetElement>;
  /** What at least one use allows. */
  readonly anyUse: SubsetElement;
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
    const years = definition.tables.flatMap(({ schema = [] }) => schema) as readonly RbVersion[];
    if (years.some((year) => isoVersionOf(year) === isoVersion)) collectTypes(definition.types, definition.root, found);
  }
  typesOfStandard.set(isoVersion, found);
  return found;
};

const lineSources: readonly LineSource[] = ['schema', 'carriedOver', 'usageRule', 'practice'];

/** What states the lines of a table under a rulebook. */
const sourceOf = (table: SubsetTable, rbVersion: RbVersion): LineSource | undefined =>
  lineSources.find((source) => table[source]?.includes(rbVersion));

const tableOf = ({ tables }: SubsetDefinition, { scheme, rbVersion }: Where): SubsetTable | undefined =>
  tables.find((table) => table.scheme === scheme && sourceOf(table, rbVersion) !== undefined);

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

/** The rulebook of the last published schema before a rulebook. */
const schemaBefore = ({ schema = [] }: SubsetTable, rbVersion: RbVersion): RbVersion | undefined =>
  schema.filter((year) => year < rbVersion).at(-1) as RbVersion | undefined;

const subsetIn = (messageType: string, definition: SubsetDefinition, where: Where): SubsetElement => {
  const table = tableOf(definition, where) as SubsetTable;
  const source = sourceOf(table, where.rbVersion) as LineSource;
  const lastSchema = schemaBefore(table, where.rbVersion);
  const before = (lastSchema && messageInstead(messageType, lastSchema)) ?? messageType;
  const publishedVersion = definition.versions?.find((version) => messagesOf(lastSchema ?? '2019').includes(version));
  const [model, published] = [modelNamed(messageType), modelNamed(publishedVersion ?? before)];
  const publishedTypes = publishedTypesOf(isoVersionOf(where.rbVersion));
  const comparison = { definition, where, model, published, source, publishedTypes };
  return compareWithIso(comparison, definition.root, rootOf(model), rootOf(published));
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
  /** The source of the lines that name none. */
  readonly source: LineSource;
  /** The rulebook whose published schema states the subset; '' where none is published. */
  readonly schema: string;
};

const documentOf = (definition: SubsetDefinition, where: Where): SubsetSource => {
  const table = tableOf(definition, where) as SubsetTable;
  const source = sourceOf(table, where.rbVersion) as LineSource;
  const schema = source === 'schema' ? where.rbVersion : (schemaBefore(table, where.rbVersion) ?? '');
  return { guideline: table.guideline, source, schema };
};

/** The sources of the subsets of a message by use; none where its subset is not known. */
export const subsetSources = (messageType: string, where: Where): ReadonlyMap<string, SubsetSource> =>
  new Map(definitionsOf(messageType, where).map((one) => [one.use ?? '', documentOf(one, where)]));
