import { headerDefinitions, messageDefinitions } from '../definitions/messages.ts';
import { typeLibraries } from '../definitions/type-libraries.ts';
import { namespacePrefix } from '../message-type.ts';
import type { OwnStructure } from '../profile.ts';
import type { MessageDefinition, TypeLibrary } from './message-definition.ts';
import type { MessageModel, TypeModel } from './model.ts';
import { definedTypes } from './read-definition.ts';
import { readNotation } from './read-notation.ts';

const libraryNamed = (name: string): TypeLibrary => {
  const library = typeLibraries.get(name);
  if (library === undefined) throw new Error(`there is no type library ${name}`);
  return library;
};

/** A library or a message after those that it uses, each once. */
const withUsed = (library: TypeLibrary): readonly TypeLibrary[] => [
  ...new Set([...library.uses.flatMap((name) => withUsed(libraryNamed(name))), library]),
];

/** In a browser the libraries of other messages are loaded on demand. */
const isLoaded = ({ uses }: TypeLibrary): boolean => uses.every((name) => typeLibraries.has(name));

const inDocument = ({ name, type }: MessageDefinition['root']): TypeModel => ({
  kind: 'sequence',
  name: 'Document',
  elements: [{ name, type, min: 1, max: 1 }],
});

/** With an own namespace, and in a header, the root is the document; else the root is the only child of a Document of ISO 20022. */
const modelOf = (
  { name, root, transaction, isHeader = false }: Pick<MessageDefinition, 'name' | 'root' | 'transaction' | 'isHeader'>,
  types: readonly TypeModel[],
  own?: string,
): MessageModel => {
  const byName = new Map(types.map((type) => [type.name, type]));
  const typeNamed = (type: string): TypeModel => {
    const found = byName.get(type);
    if (found === undefined) throw new Error(`${name} uses ${type}, which nothing defines`);
    return found;
  };
  const isBare = own !== undefined || isHeader;
  const namespace = own ?? namespacePrefix + name;
  const document: TypeModel = isBare ? typeNamed(root.type) : inDocument(root);
  return { name, namespace, transaction, documentName: isBare ? root.name : 'Document', document, typeNamed };
};

/** The model of a message by a structure that was uploaded. */
export const modelOfStructure = (
  name: string,
  { root, notation, namespace }: Omit<OwnStructure, 'sha256'>,
): MessageModel =>
  modelOf({ name, root, transaction: messageModel(name)?.transaction ?? '' }, readNotation(notation), namespace);

const models = new Map<string, MessageModel>();

const definitions: readonly MessageDefinition[] = [...messageDefinitions, ...headerDefinitions];

/** Names of all messages this validator knows, e.g. pacs.008.001.08. */
export const knownMessages: readonly string[] = messageDefinitions.map(({ name }) => name);

/** Names of the headers that go before messages, e.g. head.001.001.02. */
export const knownHeaders: readonly string[] = headerDefinitions.map(({ name }) => name);

/** The model of a message or header, made when it is first asked for; undefined if it is unknown or not loaded. */
export const messageModel = (name: string): MessageModel | undefined => {
  const known = models.get(name);
  if (known !== undefined) return known;
  const definition = definitions.find((candidate) => candidate.name === name);
  if (definition === undefined || !isLoaded(definition)) return undefined;
  const model = modelOf(definition, withUsed(definition).flatMap(definedTypes));
  models.set(name, model);
  return model;
};

/** Names of the elements that stand in a Document, or are a header. */
export const rootNames: readonly string[] = definitions.map(({ root }) => root.name);

/** Names of the elements that are one transaction. */
export const transactionNames: readonly string[] = messageDefinitions.map(({ transaction }) => transaction);

/** Every definition of types that is loaded: those of libraries and of single messages. */
export const loadedTypes = (): readonly TypeLibrary['types'][] => [
  ...definitions.map(({ types }) => types),
  ...[...typeLibraries.values()].map(({ types }) => types),
];

/** Every type an element of the message can have, document first, each once. */
export const typesOf = (model: MessageModel): readonly TypeModel[] => {
  const found = new Map<string, TypeModel>([[model.document.name, model.document]]);
  for (const type of found.values()) {
    if (type.kind === 'any') continue;
    const names = type.kind === 'value' ? [type.attribute?.type] : type.elements.map((element) => element.type);
    for (const name of names) if (name !== undefined) found.set(name, found.get(name) ?? model.typeNamed(name));
  }
  return [...found.values()];
};
