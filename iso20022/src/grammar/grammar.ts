import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import { type Envelope, envelopesBy } from '../envelopes/envelopes.ts';
import { messageTypeOf } from '../message-type.ts';
import { compiledOwn } from '../model/automaton.ts';
import { messageModel } from '../model/message-models.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import type { Profile } from '../profile.ts';

/** An element's place in the definition of its message. */
export type Placed = {
  readonly model: MessageModel;
  readonly type: TypeModel;
  /** How its parent uses it; undefined where a message begins. */
  readonly use?: ElementUse;
};

/** What the messages of an environment are made of. */
export type Grammar = {
  readonly profile: Profile;
  /** For each of the open elements its place; undefined where no definition says anything. */
  readonly along: (open: readonly OpenElement[]) => readonly (Placed | undefined)[];
  /** The message whose elements belong to this namespace, by a name in it where there are several. */
  readonly messageOf: (namespace: string, local?: string) => MessageModel | undefined;
};

const ownModels = ({ formats = {} }: Profile): readonly MessageModel[] =>
  Object.entries(formats).flatMap(([name, { structure }]) =>
    structure === undefined ? [] : [compiledOwn(name, structure).model],
  );

const withRoot = (model: MessageModel, local: string): Placed | undefined => {
  const { document, documentName } = model;
  if (local === documentName) return { model, type: document };
  const inside = document.kind === 'sequence' && documentName === 'Document' ? document.elements[0] : undefined;
  return inside?.name === local ? { model, type: model.typeNamed(inside.type), use: inside } : undefined;
};

/** The child's place where its parent's type is known. */
const placeBelow = ({ model, type }: Placed, local: string): Placed | undefined => {
  if (type.kind !== 'sequence' && type.kind !== 'choice') return undefined;
  const use = type.elements.find(({ name }) => name === local);
  return use && { model, type: model.typeNamed(use.type), use };
};

export const grammarOf = (profile: Profile): Grammar => {
  const own = ownModels(profile);
  const envelopes: ReadonlyMap<string, Envelope> = envelopesBy(profile.envelopes);
  const messageOf = (namespace: string, local?: string): MessageModel | undefined => {
    const ofNamespace = own.filter((model) => model.namespace === namespace);
    const named = ofNamespace.find(({ documentName }) => documentName === local);
    return named ?? ofNamespace[0] ?? messageModel(messageTypeOf(namespace) ?? '');
  };
  const begin = ({ namespace, local }: OpenElement): Placed | undefined => {
    const envelope = envelopes.get(namespace);
    if (envelope?.form.root === local) return { model: envelope.file.model, type: envelope.file.model.document };
    const message = messageOf(namespace, local);
    return message && withRoot(message, local);
  };
  const along = (open: readonly OpenElement[]): readonly (Placed | undefined)[] => {
    const places: (Placed | undefined)[] = [];
    for (const element of open) {
      const parent = places.at(-1);
      const isInside =
        parent !== undefined && parent.type.kind !== 'any' && parent.model.namespace === element.namespace;
      places.push(isInside ? placeBelow(parent, element.local) : begin(element));
    }
    return places;
  };
  return { profile, along, messageOf };
};
