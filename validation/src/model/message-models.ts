import { messageDefinitions } from '../definitions/messages.ts';
import { namespacePrefix } from '../message-type.ts';
import type { OwnStructure } from '../profile.ts';
import type { MessageDefinition } from './message-definition.ts';
import type { MessageModel, TypeModel } from './model.ts';
import { readNotation } from './read-notation.ts';

const read = new Map<string, readonly TypeModel[]>();

/** Shared texts are read once, whoever uses them. */
const readOnce = (text: string): readonly TypeModel[] => {
  const known = read.get(text) ?? readNotation(text);
  read.set(text, known);
  return known;
};

const modelOf = ({ name, root, transaction, uses, types }: MessageDefinition): MessageModel => {
  const byName = new Map([...uses, types].flatMap(readOnce).map((type) => [type.name, type]));
  const document: TypeModel = {
    kind: 'sequence',
    name: 'Document',
    elements: [{ name: root.name, type: root.type, min: 1, max: 1 }],
  };
  const typeNamed = (type: string): TypeModel => {
    const found = byName.get(type);
    if (found === undefined) throw new Error(`${name} uses ${type}, which nothing defines`);
    return found;
  };
  return { name, namespace: namespacePrefix + name, transaction, document, typeNamed };
};

/** The model of a message by a structure that was uploaded. */
export const modelOfStructure = (name: string, { root, notation }: Omit<OwnStructure, 'sha256'>): MessageModel =>
  modelOf({ name, root, transaction: messageModel(name)?.transaction ?? '', uses: [], types: notation });

const models = new Map<string, MessageModel>();

/** Names of all messages this validator knows, e.g. pacs.008.001.08. */
export const knownMessages: readonly string[] = messageDefinitions.map(({ name }) => name);

/** The model of a message, made when it is first asked for. */
export const messageModel = (name: string): MessageModel | undefined => {
  const known = models.get(name);
  if (known !== undefined) return known;
  const definition = messageDefinitions.find((candidate) => candidate.name === name);
  if (definition === undefined) return undefined;
  const model = modelOf(definition);
  models.set(name, model);
  return model;
};

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
