import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import type { TypeModel, ValueType } from '@clearbench/iso20022/model/model';
import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import { attributesBetween } from '@clearbench/xml/text-index/tag-attributes';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';
import { type CodeValue, valuesAt } from './code-values.ts';
import { occursOf } from './complete-element.ts';
import { namesInMessage } from './complete-value.ts';
import { pathOf } from './element-path.ts';
import { type RuleNote, rulesAt } from './rules-at.ts';
import { type SchemeUse, schemeUseOf } from './scheme-use.ts';

/** What there is to know about an element, an attribute or a value of the message. */
export type Hover = {
  readonly from: number;
  readonly to: number;
  readonly tag: string;
  readonly name: string;
  /** What the value says, and of whom, in a sentence. */
  readonly meaning?: string;
  readonly path: string;
  readonly attribute?: string;
  /** Name of its type, and what a value may be. */
  readonly type?: string;
  readonly value?: ValueType;
  /** `isChoice`: it contains exactly one of its elements. */
  readonly isChoice?: boolean;
  readonly elements?: readonly string[];
  readonly occurs?: string;
  /** What the environment's scheme makes of it; undefined where its subset is not known. */
  readonly inScheme?: SchemeUse;
  /** The code at the place. */
  readonly code?: CodeValue;
  readonly rules: readonly RuleNote[];
  readonly ofEveryValue: readonly string[];
};

/** The element at an offset, and the range of the part of it. */
type Pointed = {
  readonly elements: readonly OpenElement[];
  readonly from: number;
  readonly to: number;
  readonly attribute?: string;
  readonly written?: string;
};

const inStartTag = (text: string, elements: readonly OpenElement[], offset: number): Pointed | undefined => {
  const element = elements.at(-1);
  if (element === undefined) return undefined;
  if (offset <= element.nameTo) return { elements, from: element.from + 1, to: element.nameTo };
  const attribute = attributesBetween(text, element.nameTo, element.to).find(
    ({ from, to }) => offset >= from && offset <= to,
  );
  return (
    attribute && {
      elements,
      from: attribute.from,
      to: attribute.to,
      attribute: attribute.name,
      written: attribute.value,
    }
  );
};

const pointedAt = (index: TextIndex, offset: number): Pointed | undefined => {
  const text = index.text();
  // An offset is between two characters; the pointer is at the second one.
  const { open, inside } = index.at(offset + 1);
  if (inside === undefined) {
    const element = open.at(-1);
    const to = text.indexOf('<', offset);
    const isEmpty = element === undefined || to < 0 || text.slice(element.to, to).trim() === '';
    return isEmpty ? undefined : { elements: open, from: element.to, to, written: text.slice(element.to, to) };
  }
  if (inside.kind === 'other') return undefined;
  if (text[inside.from + 1] !== '/') return inStartTag(text, index.within(offset + 1), offset);
  const name = text.slice(inside.nameFrom, inside.nameTo);
  const depth = open.findLastIndex((element) => element.name === name);
  return depth < 0 ? undefined : { elements: open.slice(0, depth + 1), from: inside.nameFrom, to: inside.nameTo };
};

const aboutType = (type: TypeModel): Pick<Hover, 'value' | 'isChoice' | 'elements'> => {
  if (type.kind === 'value') return { value: type.value };
  if (type.kind === 'any') return {};
  return { isChoice: type.kind === 'choice', elements: type.elements.map(({ name }) => name) };
};

/** What the scheme makes of the last of the elements, and of a value there. */
const inScheme = (text: string, elements: readonly OpenElement[], { profile, along }: Grammar) => {
  const places = along(elements);
  const [parent, placed, element] = [places.at(-2), places.at(-1), elements.at(-1)];
  const around = schemePlaceAt(text, elements.slice(0, -1), places.slice(0, -1), profile);
  if (parent === undefined || placed === undefined || element === undefined || around === undefined) return undefined;
  const place = { messageType: placed.model.name, parent: parent.type, type: placed.type, name: element.local, around };
  return schemeUseOf(place, profile);
};

/** Tells about what an offset points at; undefined where no definition says anything. */
export const hoverAt = (
  index: TextIndex,
  offset: number,
  grammar: Grammar,
  language: NameLanguage,
): Hover | undefined => {
  const pointed = pointedAt(index, offset);
  const tag = pointed?.elements.at(-1)?.local;
  if (pointed === undefined || tag === undefined) return undefined;
  const { elements, from, to, attribute, written } = pointed;
  const places = grammar.along(elements);
  const placed = places.at(-1);
  if (placed === undefined || (placed.type.kind !== 'value' && written !== undefined)) return undefined;
  const may = placed.type.kind === 'value' ? placed.type.attribute : undefined;
  if (attribute !== undefined && attribute !== may?.name) return undefined;
  const type = attribute === undefined || may === undefined ? placed.type : placed.model.typeNamed(may.type);
  const names = [...namesInMessage(elements, places), ...(attribute === undefined ? [] : [attribute])];
  const messageType = placed.model.name;
  const allowed = schemePlaceAt(index.text(), elements, places, grammar.profile)?.element?.value;
  const codes = written === undefined ? [] : valuesAt({ names, type, messageType, allowed }, grammar.profile, language);
  const code = codes.find((one) => one.code === written?.trim());
  const meaning = fieldMeaning(attribute ?? tag, language);
  const isValue = type.kind === 'value' && attribute === undefined;
  const schemeUse = attribute === undefined ? inScheme(index.text(), elements, grammar) : undefined;
  const { own: rules, ofEveryValue } = rulesAt({ names, messageType, isValue }, grammar.profile, language);
  return {
    from,
    to,
    tag,
    name: fieldName(attribute ?? tag, language),
    ...(meaning === undefined ? {} : { meaning }),
    path: pathOf(elements, places),
    ...(attribute === undefined ? {} : { attribute }),
    type: type.name,
    ...aboutType(type),
    ...(placed.use === undefined || attribute !== undefined ? {} : { occurs: occursOf(placed.use) }),
    ...(schemeUse === undefined ? {} : { inScheme: schemeUse }),
    ...(code === undefined ? {} : { code }),
    rules,
    ofEveryValue,
  };
};
