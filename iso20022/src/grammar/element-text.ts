import type { MessageModel, TypeModel, ValueType } from '../model/model.ts';
import { narrowedValue } from '../subsets/narrowed-value.ts';
import { requiredElements, schemeElements } from '../subsets/scheme-elements.ts';
import type { SubsetElement } from '../subsets/subset-element.ts';
import { usualCode, usualFirst } from './enumeration-texts.ts';

/** An element with all it must hold, as a text to put somewhere. */
export type ElementText = {
  /** In snippet form `$1`, `${2:EUR}` and `${3|A,B|}` are places to fill in, one after the other. */
  readonly text: string;
  /** There is a place to fill in, and what may stand there can be offered. */
  readonly asks: boolean;
};

type Form = {
  readonly prefix: string;
  readonly isSnippet: boolean;
  /** What a level of nesting is laid out with. */
  readonly indent: string;
};

/** An element to write; `subset` is undefined where all of ISO 20022 is allowed. */
type Written = {
  readonly name: string;
  readonly type: TypeModel;
  readonly subset: SubsetElement | undefined;
};

type Writing = Form & { readonly model: MessageModel; stops: number };

/** The usual elements of a choice. */
const usual = ['IBAN', 'Cd'];
/** What nearly every attribute and amount of a SEPA payment says. */
const usualCurrency = 'EUR';
/** Values that say that there is none; rule I-03. */
const usualTexts: Readonly<Record<string, string>> = { EndToEndId: 'NOTPROVIDED' };
const mostOffered = 20;
const deepest = 12;

/** A text as written in a snippet. */
export const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

const stop = (writing: Writing, initial = ''): string => {
  if (!writing.isSnippet) return initial;
  writing.stops += 1;
  return initial === '' ? `$${writing.stops}` : `\${${writing.stops}:${escaped(initial)}}`;
};

/** The first place is offered its codes with their texts; further ones must bring them along. */
const choiceStop = (writing: Writing, options: readonly string[]): string => {
  if (writing.stops === 0) return stop(writing);
  writing.stops += 1;
  return `\${${writing.stops}|${options.join(',')}|}`;
};

const valueText = (writing: Writing, name: string, iso: ValueType, subset: SubsetElement | undefined): string => {
  const value = narrowedValue(iso, subset?.value);
  if (value.kind !== 'code') return stop(writing, writing.isSnippet ? '' : usualTexts[name]);
  const [only = '', ...more] = value.codes;
  if (more.length === 0) return only;
  // A quick fix asks for no value, so it inserts a valid one.
  if (!writing.isSnippet) return usualCode(name, value.codes) ?? (subset?.value === undefined ? '' : only);
  return more.length < mostOffered ? choiceStop(writing, usualFirst(name, value.codes)) : stop(writing);
};

const attributeText = (writing: Writing, type: TypeModel): string => {
  if (type.kind !== 'value' || type.attribute === undefined) return '';
  const initial = type.attribute.name === 'Ccy' ? usualCurrency : '';
  return ` ${type.attribute.name}="${stop(writing, initial)}"`;
};

/** The elements that must stand in a type: all required ones, and of a choice the one that is usual. */
const childrenOf = ({ model }: Writing, { type, subset }: Written): readonly Written[] => {
  const allowed = schemeElements(type, subset).filter(({ status }) => status === 'allowed');
  const chosen = allowed.length === 1 ? allowed[0] : allowed.find(({ use }) => usual.includes(use.name));
  const ofChoice = chosen === undefined ? [] : [chosen];
  const children = type.kind === 'choice' ? ofChoice : requiredElements(type, subset);
  return children.map(({ use, below }) => ({ name: use.name, type: model.typeNamed(use.type), subset: below }));
};

const write = (writing: Writing, element: Written, level: number, more = ''): string => {
  const { name, type, subset } = element;
  const tag = writing.prefix === '' ? name : `${writing.prefix}:${name}`;
  const begin = `<${tag}${more}${attributeText(writing, type)}>`;
  if (type.kind === 'value') return `${begin}${valueText(writing, name, type.value, subset)}</${tag}>`;
  const children = level < deepest ? childrenOf(writing, element) : [];
  const inner = `\n${writing.indent.repeat(level + 1)}`;
  if (children.length === 0) {
    return writing.isSnippet
      ? `${begin}${inner}${stop(writing)}\n${writing.indent.repeat(level)}</${tag}>`
      : `${begin}</${tag}>`;
  }
  const inside = children.map((child) => write(writing, child, level + 1));
  return `${begin}${inside.map((text) => inner + text).join('')}\n${writing.indent.repeat(level)}</${tag}>`;
};

/** Writes an element with the children that it requires, in the subset if there is one; `more` is added to its start tag. */
export const elementText = (
  {
    model,
    type,
    subset,
  }: { readonly model: MessageModel; readonly type: TypeModel; readonly subset?: SubsetElement | undefined },
  name: string,
  form: Form,
  more = '',
): ElementText => {
  const writing: Writing = { ...form, model, stops: 0 };
  const text = write(writing, { name, type, subset }, 0, more === '' ? '' : ` ${more}`);
  return { text, asks: writing.stops > 0 };
};
