import { requiredElements } from '../model/alternatives.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';
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

type Writing = Form & { readonly model: MessageModel; stops: number };

/** The usual elements of a choice. */
const usual = ['IBAN', 'Cd'];
/** What nearly every attribute and amount of a SEPA payment says. */
const usualCurrency = 'EUR';
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

const valueText = (writing: Writing, name: string, type: TypeModel & { kind: 'value' }): string => {
  const { value } = type;
  if (value.kind !== 'code') return stop(writing);
  const [only = '', ...more] = value.codes;
  if (more.length === 0) return only;
  // A quick fix asks for no value, so it inserts a valid one.
  if (!writing.isSnippet) return usualCode(name, value.codes) ?? '';
  return more.length < mostOffered ? choiceStop(writing, usualFirst(name, value.codes)) : stop(writing);
};

const attributeText = (writing: Writing, type: TypeModel): string => {
  if (type.kind !== 'value' || type.attribute === undefined) return '';
  const initial = type.attribute.name === 'Ccy' ? usualCurrency : '';
  return ` ${type.attribute.name}="${stop(writing, initial)}"`;
};

/** The elements that must stand in a type: all required ones, and of a choice the one that is usual. */
const childrenOf = (type: TypeModel): readonly { readonly name: string; readonly type: string }[] => {
  if (type.kind === 'sequence') return requiredElements(type.elements);
  if (type.kind !== 'choice') return [];
  const only = type.elements.length === 1 ? type.elements[0] : undefined;
  const chosen = only ?? type.elements.find(({ name }) => usual.includes(name));
  return chosen === undefined ? [] : [chosen];
};

const write = (writing: Writing, name: string, type: TypeModel, level: number, more = ''): string => {
  const tag = writing.prefix === '' ? name : `${writing.prefix}:${name}`;
  const begin = `<${tag}${more}${attributeText(writing, type)}>`;
  if (type.kind === 'value') return `${begin}${valueText(writing, name, type)}</${tag}>`;
  const children = level < deepest ? childrenOf(type) : [];
  const inner = `\n${writing.indent.repeat(level + 1)}`;
  if (children.length === 0) {
    return writing.isSnippet
      ? `${begin}${inner}${stop(writing)}\n${writing.indent.repeat(level)}</${tag}>`
      : `${begin}</${tag}>`;
  }
  const inside = children.map((child) => write(writing, child.name, writing.model.typeNamed(child.type), level + 1));
  return `${begin}${inside.map((text) => inner + text).join('')}\n${writing.indent.repeat(level)}</${tag}>`;
};

/** Writes an element with its required children; `more` is added to its start tag. */
export const elementText = (
  { model, type }: { readonly model: MessageModel; readonly type: TypeModel },
  name: string,
  form: Form,
  more = '',
): ElementText => {
  const writing: Writing = { ...form, model, stops: 0 };
  const text = write(writing, name, type, 0, more === '' ? '' : ` ${more}`);
  return { text, asks: writing.stops > 0 };
};
