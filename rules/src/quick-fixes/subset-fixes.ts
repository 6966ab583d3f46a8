import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import type { ElementUse, MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { type MessageSubset, messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { useOf } from '@clearbench/iso20022/subsets/message-use';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { type Fixer, type Fixing, paramOf } from './fix.ts';
import { insertedValue } from './inserted-values.ts';
import { insertChildFixes, type WriteElement } from './missing-fixes.ts';
import { elementAt, elementsFrom } from './ranges.ts';

/** The use of the first part of the message that decides. */
const useIn = (text: string, { containers, parts }: MessageSubset, messageType: string, profile: Profile) => {
  let use: string | undefined;
  readMessage(new TextEncoder().encode(text), {
    select: parts,
    onNode: (node) => {
      let message: MessageNode = node;
      while (message.parent !== undefined && message.name !== containers[0]) message = message.parent;
      use ??= useOf(messageType, node, message, profile);
    },
  });
  return use;
};

/** The subset of an element: in the use of the message, else in the first use that allows what the element contains. */
const subsetAt = (
  { text, grammar: { profile } }: Fixing,
  messageType: string,
  path: readonly string[],
  contents: readonly string[],
): SubsetElement | undefined => {
  const subset = messageSubset(messageType, profile);
  if (subset === undefined) return undefined;
  const below = (use: SubsetElement): SubsetElement | undefined =>
    path.slice(1).reduce<SubsetElement | undefined>((at, name) => at?.allowed.get(name), use);
  const decided = subset.uses.get(useIn(text, subset, messageType, profile) ?? '');
  const candidates = [...(decided ? [decided] : []), ...subset.uses.values()].flatMap((use) => below(use) ?? []);
  return candidates.find(({ allowed }) => contents.every((name) => allowed.has(name))) ?? candidates[0];
};

const usualOptions = ['IBAN', 'Cd', 'Agt', 'Pty', 'OrgId'];

/** A transaction names the original message unless the message does; the bounds of both elements are 0 to 1. */
const isMissingOriginal = (name: string, around: string): boolean =>
  name === 'OrgnlGrpInf' && !around.includes('OrgnlGrpInf>');

/** The elements that must be in a new element: those that ISO 20022 or the subset requires, of a choice a usual one. */
const childrenOf = (type: TypeModel, subset: SubsetElement | undefined, around: string): readonly ElementUse[] => {
  if (type.kind !== 'sequence' && type.kind !== 'choice') return [];
  const allowed = type.elements.filter(({ name }) => subset?.allowed.get(name) !== undefined || !subset?.allowed.size);
  if (type.kind === 'choice') {
    const chosen = allowed.find(({ name }) => usualOptions.includes(name)) ?? allowed[0];
    return chosen === undefined ? [] : [chosen];
  }
  const [option] = subset?.oneOf?.isRequired ? subset.oneOf.names : [];
  return allowed.filter(
    ({ name, min }) => min > 0 || subset?.required.includes(name) || name === option || isMissingOriginal(name, around),
  );
};

/** Parties whose elements are all optional: a bank has its BIC. */
const leastNames = ['AnyBIC', 'BICOrBEI', 'BICFI', 'BIC', 'Id', 'Othr', 'IBAN'];

const atLeastOne = (type: TypeModel, subset: SubsetElement | undefined, around: string): readonly ElementUse[] => {
  const children = childrenOf(type, subset, around);
  if (children.length > 0 || type.kind !== 'sequence') return children;
  const found = leastNames.flatMap((name) => type.elements.filter((one) => one.name === name));
  return found.filter(({ name }) => subset?.allowed.has(name) ?? true).slice(0, 1);
};

type Writing = {
  readonly fixing: Fixing;
  readonly model: MessageModel;
  readonly prefix: string;
  readonly indent: string;
  readonly around: string;
};

const write = (
  writing: Writing,
  path: readonly string[],
  type: TypeModel,
  subset: SubsetElement | undefined,
  level = 0,
): string => {
  const { fixing, model, prefix, indent, around } = writing;
  const name = path.at(-1) ?? '';
  const tag = prefix === '' ? name : `${prefix}:${name}`;
  if (type.kind === 'value') {
    const place = { text: fixing.text, around, profile: fixing.grammar.profile, path };
    const attribute = type.attribute === undefined ? '' : ` ${type.attribute.name}="EUR"`;
    return `<${tag}${attribute}>${insertedValue({ type: type.value, narrowed: subset?.value }, place)}</${tag}>`;
  }
  const inner = `\n${indent.repeat(level + 1)}`;
  const children = atLeastOne(type, subset, around).map((use) =>
    write(writing, [...path, use.name], model.typeNamed(use.type), subset?.allowed.get(use.name), level + 1),
  );
  return `<${tag}>${children.map((text) => inner + text).join('')}\n${indent.repeat(level)}</${tag}>`;
};

/** The text of the element that is missing in the element at the finding, with what the subset requires in it. */
const writerFor = (fixing: Fixing): WriteElement | undefined => {
  const { index, offset, text, grammar } = fixing;
  const open = index.within(offset + 1);
  const placed: Placed | undefined = grammar.along(open).at(-1);
  const element = elementAt(text, offset);
  if (placed === undefined || element === undefined) return undefined;
  const { model } = placed;
  const message = model.document.kind === 'sequence' ? model.document.elements[0]?.name : undefined;
  const names = open.map(({ local }) => local);
  const path = names.slice(names.lastIndexOf(message ?? ''));
  const contents = element.end === undefined ? [] : elementsFrom(text, element.tag.to).map(({ local }) => local);
  const subset = subsetAt(fixing, model.name, path, contents);
  if (subset === undefined || placed.type.kind !== 'sequence') return undefined;
  const around = text.slice(element.tag.to, element.end?.from);
  const { elements } = placed.type;
  return (name, { prefix, indent }) => {
    const use = elements.find((one) => one.name === name);
    if (use === undefined) return undefined;
    const writing = { fixing, model, prefix, indent, around };
    return write(writing, [...path, name], model.typeNamed(use.type), subset.allowed.get(name));
  };
};

/** Puts in an element that the subset requires, with values that it allows. */
export const insertRequiredFixes: Fixer = (fixing) => {
  if (paramOf(fixing.finding, 'element') === '') return [];
  return insertChildFixes(fixing, writerFor(fixing));
};
