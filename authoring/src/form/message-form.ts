import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import { type ElementsRead, type ReadOptions, readElements } from '@clearbench/iso20022/message-text/read-elements';
import { positionIn, type TextElement } from '@clearbench/iso20022/message-text/text-element';
import { positionAt } from '@clearbench/iso20022/message-text/text-lines';
import { valueIn } from '@clearbench/iso20022/message-text/write-value';
import { alternativesOf } from '@clearbench/iso20022/model/alternatives';
import type { ElementUse } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { inputOf } from './form-input.ts';
import type { FormNode, FormOffer, FormValue, MessageForm } from './form-node.ts';
import { valueFault } from './value-fault.ts';

export type FormOptions = ReadOptions & { readonly profile: Profile; readonly language?: NameLanguage };

type Making = {
  readonly text: string;
  readonly lines: ElementsRead['lines'];
  readonly language: NameLanguage;
  readonly profile: Profile;
  readonly messageType: string;
};

const offerOf = ({ name: tag }: ElementUse, language: NameLanguage): FormOffer => ({
  tag,
  name: fieldName(tag, language),
});

/** What people call an element, and what it means. */
const wordsOf = (tag: string, language: NameLanguage): Pick<FormNode, 'name' | 'meaning'> => {
  const meaning = fieldMeaning(tag, language);
  return { name: fieldName(tag, language), ...(meaning === undefined ? {} : { meaning }) };
};

const valueOfType = (making: Making, type: TextElement['type'], path: string, value: string): FormValue | undefined => {
  if (type?.kind !== 'value') return undefined;
  const fault = valueFault(type.value, value);
  return { value, input: inputOf(type, { path, ...making }), ...(fault === undefined ? {} : { fault }) };
};

const attributeOf = (making: Making, element: TextElement): FormNode['attribute'] => {
  const { type, model, attributes, path } = element;
  if (type?.kind !== 'value' || type.attribute === undefined || model === undefined) return undefined;
  const { name: tag } = type.attribute;
  const value = valueOfType(making, model.typeNamed(type.attribute.type), `${path}/${tag}`, attributes[tag] ?? '');
  return value && { tag, ...value };
};

/** How many of its like stand beside an element, itself included. */
const likesOf = ({ parent, name }: TextElement): number => parent?.spans.get(name)?.count ?? 1;

const pathsOfList = ({ lines }: Making, { from, to, openEnd, selfClosing }: TextElement) => ({
  from: positionAt(lines, from),
  to: positionAt(lines, to),
  inside: positionAt(lines, selfClosing ? from : openEnd),
});

/** A required element that is missing. */
const missingNode = (making: Making, parent: TextElement, use: ElementUse): FormNode => {
  const { language } = making;
  const path = `${parent.path}/${use.name}${use.max > 1 ? '[1]' : ''}`;
  const type = parent.model?.typeNamed(use.type);
  const kind = type?.kind === 'value' ? 'value' : type?.kind === 'choice' ? 'choice' : 'group';
  const field = type?.kind === 'value' ? { value: '', input: inputOf(type, { path, ...making }) } : undefined;
  const attribute = type?.kind === 'value' && type.attribute ? parent.model?.typeNamed(type.attribute.type) : undefined;
  const currency = attribute && valueOfType(making, attribute, `${path}/Ccy`, 'EUR');
  return {
    path,
    tag: use.name,
    ...wordsOf(use.name, language),
    kind,
    required: true,
    present: false,
    canRemove: false,
    canRepeat: false,
    ...(field ? { field } : {}),
    ...(type?.kind === 'value' && type.attribute && currency
      ? { attribute: { tag: type.attribute.name, ...currency } }
      : {}),
    children: [],
    offers: [],
    notShown: 0,
  };
};

/** Elements that may be added: an element that another one excludes may not. */
const missingUses = ({ type, spans }: TextElement): readonly ElementUse[] => {
  if (type?.kind !== 'sequence') return [];
  const isExcluded = (at: number): boolean => alternativesOf(type.elements, at).some(({ name }) => spans.has(name));
  return type.elements.filter(({ name }, at) => !spans.has(name) && !isExcluded(at));
};

/** Those that are there, in the order of the text, and the missing ones where the model wants them. */
const childrenOf = (making: Making, element: TextElement): readonly FormNode[] => {
  const nodes = element.children.map((child) => ({
    position: positionIn(element.type, child.name),
    node: nodeOf(making, child),
  }));
  for (const use of missingUses(element)) {
    if (use.min === 0) continue;
    const position = positionIn(element.type, use.name);
    const before = nodes.findIndex((one) => one.position > position);
    nodes.splice(before < 0 ? nodes.length : before, 0, { position, node: missingNode(making, element, use) });
  }
  return nodes.map(({ node }) => node);
};

const kindOf = ({ type, spans }: TextElement): FormNode['kind'] => {
  if (type === undefined) return 'unknown';
  if (type.kind === 'value') return spans.size > 0 ? 'unknown' : 'value';
  if (type.kind === 'any') return 'free';
  return type.kind === 'choice' ? 'choice' : 'group';
};

const canRemove = (element: TextElement, kind: FormNode['kind']): boolean => {
  const { parent, use } = element;
  if (parent === undefined) return false;
  if (use === undefined) return kind === 'unknown' && parent.type?.kind !== 'any';
  return likesOf(element) > use.min && use.oneOf !== 'required' && parent.type?.kind !== 'choice';
};

const nodeOf = (making: Making, element: TextElement): FormNode => {
  const { language, text } = making;
  const { name: tag, path, type, use, index } = element;
  const kind = kindOf(element);
  const field = kind === 'value' ? valueOfType(making, type, path, valueIn(text, element)) : undefined;
  const attribute = kind === 'value' ? attributeOf(making, element) : undefined;
  const likes = likesOf(element);
  const repeats = (use?.max ?? 1) > 1 || likes > 1;
  const ways = type?.kind === 'choice' ? type.elements.map((one) => offerOf(one, language)) : undefined;
  const [only] = element.children;
  return {
    path,
    tag,
    ...wordsOf(tag, language),
    kind,
    required: (use?.min ?? 1) > 0,
    present: true,
    ...pathsOfList(making, element),
    ...(repeats ? { index } : {}),
    canRemove: canRemove(element, kind),
    canRepeat: use !== undefined && index === likes && likes < use.max,
    ...(field ? { field } : {}),
    ...(attribute ? { attribute } : {}),
    ...(ways ? { ways, ...(only ? { chosen: only.name } : {}) } : {}),
    children: childrenOf(making, element),
    offers: missingUses(element)
      .filter(({ min }) => min === 0)
      .map((one) => offerOf(one, language)),
    notShown: element.notKept,
  };
};

const transactionIn = (element: TextElement): string | undefined => {
  if (element.model?.transaction === element.name && element.type) return element.path;
  for (const child of element.children) {
    const found = transactionIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The form of a message: its elements with their names, inputs and places, of the transactions one; or why there is none. */
export const messageForm = (text: string, { language = 'en', ...options }: FormOptions): MessageForm => {
  const { failure, root, message, namespace, lines, transactions, shown } = readElements(text, options);
  if (failure) return { status: 'broken', ...failure };
  if (!root || message === undefined) return { status: 'noModel', namespace, element: root?.name ?? '' };
  const transactionPath = transactionIn(root);
  return {
    status: 'form',
    message,
    root: nodeOf({ text, lines, language, profile: options.profile, messageType: message }, root),
    transactionLines: transactions.map((at) => positionAt(lines, at).line),
    transaction: transactions.length === 0 ? 0 : shown,
    ...(transactionPath === undefined ? {} : { transactionPath }),
  };
};
