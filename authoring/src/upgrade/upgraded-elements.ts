import { namespacePrefix } from '@clearbench/iso20022/message-type';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { ElementUse, MessageModel } from '@clearbench/iso20022/model/model';
import { elementIn, groupOf, hasElements, wrapperIn } from './element-upgrades.ts';
import {
  addChange,
  addFinding,
  type Frame,
  insert,
  qualified,
  type UpgradedElement,
  versionFor,
  type Walk,
} from './walk.ts';

export const messageIn = (namespace: string): string | undefined =>
  namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : undefined;

/** An element outside messages: it can be the document element of a message, or a message in a file. */
export const elementOutsideMessages = (
  walk: Walk,
  name: string,
  namespace: string,
  parent: Frame | undefined,
): UpgradedElement => {
  const message = messageIn(namespace);
  const outside = { model: undefined, type: undefined, name };
  const isInside = parent?.scope.get(parent.prefix) === namespace;
  if (message === undefined || message.startsWith('head.') || isInside) return outside;
  const version = versionFor(message, walk.target);
  const model = version === undefined ? undefined : messageModel(version);
  if (version === undefined || model === undefined) {
    addFinding(walk, { kind: 'message', path: `${parent?.path ?? ''}/${name}` });
    return outside;
  }
  if (version !== message) addChange(walk, 'message', message, version);
  if (name === model.documentName) return { model, type: model.document, name };
  const use = hasElements(model.document) ? elementIn(model.document, '', name) : undefined;
  return { model, type: use && model.typeNamed(use.type), name };
};

export const closeGroup = (walk: Walk, parent: Frame): void => {
  if (parent.group === undefined) return;
  insert(walk, parent.group.until, `</${qualified(parent.prefix, parent.group.name)}>`);
  parent.group = undefined;
};

const enterGroup = (walk: Walk, parent: Frame, group: string, at: number): void => {
  if (parent.group?.name === group) return;
  closeGroup(walk, parent);
  insert(walk, at, `<${qualified(parent.prefix, group)}>`);
  parent.group = { name: group, until: at };
};

/** Puts an element of the newer version around all children of an element, before the first of them. */
const enterWrapper = (walk: Walk, parent: Frame, child: string): boolean => {
  const { model, type, counts } = parent;
  const isFirst = counts.size === 0 && parent.wrapper === undefined;
  if (model === undefined || !hasElements(type) || !isFirst) return false;
  const wrapper = wrapperIn(model, type, parent.name, child);
  if (wrapper === undefined) return false;
  parent.wrapper = wrapper;
  parent.type = model.typeNamed(wrapper.type);
  insert(walk, parent.contentFrom, `<${qualified(parent.prefix, wrapper.name)}>`);
  addChange(walk, 'wrap', parent.name, `${parent.name}/${wrapper.name}`);
  return true;
};

const upgradedElement = (model: MessageModel, { name, type, max }: ElementUse): UpgradedElement => ({
  model,
  type: model.typeNamed(type),
  name,
  isRepeatable: max > 1,
});

/** A child of an element of a message; `at` is the offset of its start tag. */
export const elementInMessage = (walk: Walk, parent: Frame, name: string, at: number): UpgradedElement => {
  const { model, type } = parent;
  if (model === undefined || !hasElements(type)) return { model, type: undefined, name };
  const grouped = groupOf(model, type, parent.name, name);
  if (grouped !== undefined) {
    enterGroup(walk, parent, grouped.group, at);
    addChange(walk, 'group', name, `${grouped.group}/${grouped.use.name}`);
    return upgradedElement(model, grouped.use);
  }
  closeGroup(walk, parent);
  const use = elementIn(type, parent.name, name);
  if (use !== undefined) {
    if (use.name !== name) addChange(walk, 'name', name, use.name);
    return upgradedElement(model, use);
  }
  return enterWrapper(walk, parent, name) ? elementInMessage(walk, parent, name, at) : { model, type: undefined, name };
};

/** The path of the next child at a element. */
export const pathIn = (parent: Frame | undefined, { name, isRepeatable = false }: UpgradedElement): string => {
  if (parent === undefined) return `/${name}`;
  const count = (parent.counts.get(name) ?? 0) + 1;
  parent.counts.set(name, count);
  const { wrapper, group } = parent;
  const between = [
    ...(wrapper === undefined ? [] : [wrapper.max > 1 ? `${wrapper.name}[1]` : wrapper.name]),
    ...(group === undefined ? [] : [group.name]),
  ];
  return [parent.path, ...between, count > 1 || isRepeatable ? `${name}[${count}]` : name].join('/');
};
