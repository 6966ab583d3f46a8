import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import { type ElementsRead, type ReadOptions, readElements } from '@clearbench/iso20022/message-text/read-elements';
import { positionIn, type TextElement } from '@clearbench/iso20022/message-text/text-element';
import { positionAt } from '@clearbench/iso20022/message-text/text-lines';
import { valueIn } from '@clearbench/iso20022/message-text/write-value';
import { alternativesOf } from '@clearbench/iso20022/model/alternatives';
import type { Profile } from '@clearbench/iso20022/profile';
import { hasSubset } from '@clearbench/iso20022/subsets/message-subset';
import { narrowedValue } from '@clearbench/iso20022/subsets/narrowed-value';
import { elementsBeside, type SchemeElement, schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
import { markOf } from '../language/subset-mark.ts';
import { inputOf, narrowedLength } from './form-input.ts';
import type { FormNode, FormOffer, FormValue, MessageForm } from './form-node.ts';
import { downToTransaction, schemeElementOf, subsetOfMessage } from './form-subset.ts';
import { valueFault } from './value-fault.ts';

export type FormOptions = ReadOptions & {
  readonly profile: Profile;
  readonly language?: NameLanguage;
  /** Whether elements and codes are offered, too, that only ISO 20022 allows. */
  readonly showsAll?: boolean;
};

type Making = {
  readonly text: string;
  readonly lines: ElementsRead['lines'];
  readonly language: NameLanguage;
  readonly profile: Profile;
  readonly messageType: string;
  readonly showsAll: boolean;
};

const offerOf = ({ profile, language }: Making, { iso: { name: tag }, status }: SchemeElement): FormOffer => {
  const outsideSubset = markOf(status, profile);
  return { tag, name: fieldName(tag, language), ...(outsideSubset && { outsideSubset }) };
};

/** What is offered, that of the subset first. */
const offersOf = (making: Making, elements: readonly SchemeElement[]): readonly FormOffer[] => {
  const isAllowed = ({ status }: SchemeElement): boolean => status === 'allowed';
  const others = making.showsAll ? elements.filter((one) => !isAllowed(one)) : [];
  return [...elements.filter(isAllowed), ...others].map((one) => offerOf(making, one));
};

/** What people call an element, and what it means. */
const wordsOf = (tag: string, language: NameLanguage): Pick<FormNode, 'name' | 'meaning'> => {
  const meaning = fieldMeaning(tag, language);
  return { name: fieldName(tag, language), ...(meaning === undefined ? {} : { meaning }) };
};

/** A value to put into the form; `allowed` is what the subset allows. */
type Put = { readonly path: string; readonly value: string; readonly allowed?: SubsetValue | undefined };

const valueOfType = (
  making: Making,
  type: TextElement['type'],
  { path, value, allowed }: Put,
): FormValue | undefined => {
  if (type?.kind !== 'value') return undefined;
  const fault = valueFault(narrowedValue(type.value, allowed), value);
  const maxLength = making.showsAll ? undefined : narrowedLength(type, allowed);
  return {
    value,
    input: inputOf(type, { path, allowed, ...making }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(fault === undefined ? {} : { fault }),
  };
};

const attributeOf = (making: Making, element: TextElement): FormNode['attribute'] => {
  const { type, model, attributes, path } = element;
  if (type?.kind !== 'value' || type.attribute === undefined || model === undefined) return undefined;
  const { name: tag } = type.attribute;
  const put = { path: `${path}/${tag}`, value: attributes[tag] ?? '' };
  const value = valueOfType(making, model.typeNamed(type.attribute.type), put);
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
const missingNode = (making: Making, parent: TextElement, { use, iso, below }: SchemeElement): FormNode => {
  const { language } = making;
  const path = `${parent.path}/${use.name}${iso.max > 1 ? '[1]' : ''}`;
  const type = parent.model?.typeNamed(use.type);
  const kind = type?.kind === 'value' ? 'value' : type?.kind === 'choice' ? 'choice' : 'group';
  const { fault: _, ...field } = valueOfType(making, type, { path, value: '', allowed: below?.value }) ?? {};
  const attribute = type?.kind === 'value' && type.attribute ? parent.model?.typeNamed(type.attribute.type) : undefined;
  const currency = attribute && valueOfType(making, attribute, { path: `${path}/Ccy`, value: 'EUR' });
  return {
    path,
    tag: use.name,
    ...wordsOf(use.name, language),
    kind,
    required: true,
    present: false,
    canRemove: false,
    canRepeat: false,
    ...(kind === 'value' ? { field: field as FormValue } : {}),
    ...(type?.kind === 'value' && type.attribute && currency
      ? { attribute: { tag: type.attribute.name, ...currency } }
      : {}),
    children: [],
    offers: [],
    notShown: 0,
  };
};

/** Elements that may be added: an element that another one excludes may not. */
const missingElements = ({ type, spans }: TextElement, subset: SubsetElement | undefined): readonly SchemeElement[] => {
  if (type?.kind !== 'sequence') return [];
  const isExcluded = (at: number): boolean => alternativesOf(type.elements, at).some(({ name }) => spans.has(name));
  return elementsBeside(schemeElements(type, subset), subset, (name) => spans.has(name)).filter(
    ({ iso }, at) => !spans.has(iso.name) && !isExcluded(at),
  );
};

const isRequired = ({ status, use }: SchemeElement): boolean => status === 'allowed' && use.min > 0;

/** Those that are there, in the order of the text, and the missing ones where the model wants them. */
const childrenOf = (making: Making, element: TextElement, subset: SubsetElement | undefined): readonly FormNode[] => {
  const nodes = element.children.map((child) => ({
    position: positionIn(element.type, child.name),
    node: nodeOf(making, child, schemeElementOf(element, subset, child.name)),
  }));
  for (const missing of missingElements(element, subset).filter(isRequired)) {
    const position = positionIn(element.type, missing.iso.name);
    const before = nodes.findIndex((one) => one.position > position);
    nodes.splice(before < 0 ? nodes.length : before, 0, { position, node: missingNode(making, element, missing) });
  }
  return nodes.map(({ node }) => node);
};

const kindOf = ({ type, spans }: TextElement): FormNode['kind'] => {
  if (type === undefined) return 'unknown';
  if (type.kind === 'value') return spans.size > 0 ? 'unknown' : 'value';
  if (type.kind === 'any') return 'free';
  return type.kind === 'choice' ? 'choice' : 'group';
};

/** How often the element may stand there: as in the subset, or as in ISO 20022 where all of it is shown. */
const boundsOf = ({ showsAll }: Making, { use }: TextElement, scheme: SchemeElement | undefined) =>
  showsAll ? use : (scheme?.use ?? use);

const canRemove = (making: Making, element: TextElement, scheme: SchemeElement | undefined): boolean => {
  const { parent } = element;
  if (parent === undefined) return false;
  const bounds = boundsOf(making, element, scheme);
  if (bounds === undefined) return kindOf(element) === 'unknown' && parent.type?.kind !== 'any';
  return likesOf(element) > bounds.min && bounds.oneOf !== 'required' && parent.type?.kind !== 'choice';
};

const markOfElement = ({ profile }: Making, { index }: TextElement, scheme: SchemeElement | undefined) => {
  if (scheme === undefined) return undefined;
  return markOf(index > scheme.use.max ? 'outside' : scheme.status, profile);
};

/** The options of a choice: those of the subset, the selected one, and with the switch all of them. */
const waysOf = (making: Making, { type, spans }: TextElement, subset: SubsetElement | undefined) => {
  if (type?.kind !== 'choice') return undefined;
  const options = schemeElements(type, subset).filter(
    ({ status, iso }) => status === 'allowed' || making.showsAll || spans.has(iso.name),
  );
  return options.map((one) => offerOf(making, one));
};

const nodeOf = (making: Making, element: TextElement, scheme?: SchemeElement): FormNode => {
  const { text, profile, language } = making;
  const { name: tag, path, type, use, index } = element;
  const kind = kindOf(element);
  const subset = scheme?.below ?? subsetOfMessage(text, element, profile);
  const put = { path, value: valueIn(text, element), allowed: subset?.value };
  const field = kind === 'value' ? valueOfType(making, type, put) : undefined;
  const attribute = kind === 'value' ? attributeOf(making, element) : undefined;
  const likes = likesOf(element);
  const repeats = (use?.max ?? 1) > 1 || likes > 1;
  const ways = waysOf(making, element, subset);
  const [only] = element.children;
  const outsideSubset = markOfElement(making, element, scheme);
  return {
    path,
    tag,
    ...wordsOf(tag, language),
    kind,
    required: (scheme?.use ?? use)?.min !== 0 && scheme?.status !== 'outside',
    ...(outsideSubset && { outsideSubset }),
    present: true,
    ...pathsOfList(making, element),
    ...(repeats ? { index } : {}),
    canRemove: canRemove(making, element, scheme),
    canRepeat: use !== undefined && index === likes && likes < (boundsOf(making, element, scheme)?.max ?? 1),
    ...(field ? { field } : {}),
    ...(attribute ? { attribute } : {}),
    ...(ways ? { ways, ...(only ? { chosen: only.name } : {}) } : {}),
    children: childrenOf(making, element, subset),
    offers: offersOf(
      making,
      missingElements(element, subset).filter((one) => !isRequired(one)),
    ),
    notShown: element.notKept,
  };
};

/** The form of a message: its elements with their names, inputs and places, of the transactions one; or why there is none. */
export const messageForm = (
  text: string,
  { language = 'en', showsAll = false, ...options }: FormOptions,
): MessageForm => {
  const { failure, root, message, namespace, lines, transactions, shown } = readElements(text, options);
  if (failure) return { status: 'broken', ...failure };
  if (!root || message === undefined) return { status: 'noModel', namespace, element: root?.name ?? '' };
  const { profile } = options;
  const transactionPath = downToTransaction(root)?.at(-1)?.path;
  return {
    status: 'form',
    message,
    ...(hasSubset(message, profile) && {
      subset: { scheme: schemeNames[profile.scheme], rulebook: profile.rbVersion },
    }),
    root: nodeOf({ text, lines, language, profile, messageType: message, showsAll }, root),
    transactionLines: transactions.map((at) => positionAt(lines, at).line),
    transaction: transactions.length === 0 ? 0 : shown,
    ...(transactionPath === undefined ? {} : { transactionPath }),
  };
};
