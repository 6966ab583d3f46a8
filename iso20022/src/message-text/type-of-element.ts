import { envelopesBy } from '../envelopes/envelopes.ts';
import { messageTypeOf } from '../message-type.ts';
import { knownHeaders, messageModel, modelOfStructure } from '../model/message-models.ts';
import type { MessageModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';
import type { TextElement } from './text-element.ts';

export type Typed = Pick<TextElement, 'model' | 'type' | 'use'>;

export const untyped: Typed = { model: undefined, type: undefined, use: undefined };

type Start = (name: string, namespace: string) => Typed;

const startIn = (model: MessageModel, name: string): Typed | undefined => {
  const { document, documentName } = model;
  if (name === documentName) return { model, type: document, use: undefined };
  const bare = document.kind === 'sequence' ? document.elements[0] : undefined;
  if (knownHeaders.includes(model.name) || bare?.name !== name) return undefined;
  return { model, type: model.typeNamed(bare.type), use: undefined };
};

/** Structures of administrators. */
const ownModels = ({ formats = {} }: Pick<Profile, 'formats'>) =>
  Object.entries(formats).flatMap(([name, { structure }]) =>
    structure === undefined
      ? []
      : [{ model: modelOfStructure(name, structure), isApproximate: structure.beyond !== undefined }],
  );

/**
 * What begins a message: as a document, or, as clearings have it in their files, without one. Own structures go before
 * ours; of those that only sketch what a schema says there is no model.
 */
export const startsOf = (profile: Pick<Profile, 'formats' | 'envelopes'> = {}): Start => {
  const own = ownModels(profile);
  const envelopes = envelopesBy(profile.envelopes);
  return (name, namespace) => {
    const ofNamespace = own.filter(({ model }) => model.namespace === namespace);
    for (const { model, isApproximate } of ofNamespace) {
      const started = startIn(model, name);
      if (started) return isApproximate ? untyped : started;
    }
    if (namespace === '' || ofNamespace.length > 0) return untyped;
    const model = envelopes.get(namespace)?.file.model ?? messageModel(messageTypeOf(namespace) ?? '');
    return (model && startIn(model, name)) ?? untyped;
  };
};

/** What the model says of an element under its parent. */
export const typeUnder = (parent: Typed, name: string, namespace: string, start: Start): Typed => {
  const { model, type } = parent;
  if (model === undefined || model.namespace !== namespace) return start(name, namespace);
  const use =
    type?.kind === 'sequence' || type?.kind === 'choice' ? type.elements.find((one) => one.name === name) : undefined;
  return use === undefined ? { ...untyped, model } : { model, use, type: model.typeNamed(use.type) };
};
