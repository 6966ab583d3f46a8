import { messageModel, typesOf } from '@clearbench/iso20022/model/message-models';
import type { ElementUse, MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';
import { missingElement } from '../constraint.ts';

const known = new Map<string, readonly string[]>();
const none: readonly string[] = [];

const elementsOf = (type: TypeModel): readonly ElementUse[] =>
  type.kind === 'sequence' || type.kind === 'choice' ? type.elements : [];

/** An account of newer versions: the identification is optional, because a proxy can stand in its place. */
const isAccount = (type: TypeModel): boolean => {
  const inner = elementsOf(type);
  return inner.some(({ name }) => name === 'Prxy') && inner.some(({ name, min }) => name === 'Id' && min === 0);
};

const accountsIn = (model: MessageModel): readonly string[] => {
  const uses = [...typesOf(model)].flatMap(elementsOf);
  const names = new Set(uses.filter((use) => isAccount(model.typeNamed(use.type))).map(({ name }) => name));
  // An element that is an account in one place only is left out.
  return [...names].filter((name) => uses.every((use) => use.name !== name || isAccount(model.typeNamed(use.type))));
};

/** The elements of a message that are accounts with an optional identification, by the types of its definition. */
const accountElements = (messageType: string): readonly string[] => {
  const found = known.get(messageType);
  if (found !== undefined) return found;
  const model = messageModel(messageType);
  const names = model === undefined ? none : accountsIn(model);
  known.set(messageType, names);
  return names;
};

export const rule = defineRule({
  id: 'X-11',
  layer: 'iso',
  severity: 'Error',
  appliesTo: everyMessage,
  select: [],
  selectIn: ({ messageType }) => accountElements(messageType),
  check: (node) => {
    if (descend(node, 'Id') !== undefined || descend(node, 'Prxy') !== undefined) return [];
    const reason = {
      constraint: 'IdentificationOrProxyPresenceRule',
      cause: node.name,
      parent: node.parent?.name ?? '',
    };
    return [missingElement(node, 'Id / Prxy', reason)];
  },
});
