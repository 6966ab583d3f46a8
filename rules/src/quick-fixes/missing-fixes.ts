import { elementText } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import type { ValueType } from '@clearbench/iso20022/model/model';
import { schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { type OpenElement, splitName } from '@clearbench/xml/text-index/open-element';
import { type Fix, type Fixing, paramOf, type TextEdit } from './fix.ts';
import { elementAt, elementsFrom, indentBefore, lineEndOf, unitOf } from './ranges.ts';
import { contentFrom, sensibleValue } from './sensible-value.ts';

type Layout = { readonly lineEnd: string; readonly indent: string | undefined; readonly unit: string };

type Parent = {
  readonly placed: Placed;
  readonly prefix: string;
  /** What the scheme's subset says of the parent; undefined where all of ISO 20022 is allowed. */
  readonly subset: SubsetElement | undefined;
  readonly knownValue: (name: string, value: ValueType) => string | undefined;
};

/** An element as it is put into a text that is laid out like that; one line where its surroundings are. */
const laidOut = (parent: Parent, name: string, { lineEnd, indent, unit }: Layout): readonly string[] => {
  const { placed, prefix, knownValue } = parent;
  const { model, type } = placed;
  const element = schemeElements(type, parent.subset).find(({ iso }) => iso.name === name);
  if (element === undefined) return [];
  const isInline = indent === undefined;
  const written = { model, type: model.typeNamed(element.iso.type), subset: element.below };
  const { text } = elementText(written, name, { prefix, isSnippet: false, indent: isInline ? '' : unit, knownValue });
  return [isInline ? text.replaceAll('\n', '') : text.replaceAll('\n', lineEnd + indent)];
};

const textsOf = (parent: Parent, names: readonly string[], layout: Layout): readonly string[] =>
  names.flatMap((name) => laidOut(parent, name, layout));

/** The innermost of the open elements, into which something is put. */
const parentOf = ({ text, grammar }: Fixing, open: readonly OpenElement[]): Parent | undefined => {
  const places = grammar.along(open);
  const [placed, element] = [places.at(-1), open.at(-1)];
  if (placed === undefined || element === undefined) return undefined;
  const subset = schemePlaceAt(text, open, places, grammar.profile)?.element;
  // The payments of a header are beside it.
  const group = element.local === 'GrpHdr' ? (open.at(-2) ?? element) : element;
  const inside = contentFrom(text, group.from);
  const knownValue = (name: string, value: ValueType) => sensibleValue(name, value, inside, grammar.profile);
  return { placed, prefix: element.prefix, subset, knownValue };
};

/** Before the sibling or the parent's end tag at the offset. */
const insertedBefore = ({ text, offset }: Fixing, parent: Parent, names: readonly string[]): TextEdit => {
  const isEnd = text[offset + 1] === '/';
  const indent = indentBefore(text, offset);
  const unit = unitOf(text);
  const ownIndent = indent !== undefined && isEnd ? indent + unit : indent;
  const lineEnd = lineEndOf(text);
  const inside = textsOf(parent, names, { lineEnd, indent: ownIndent, unit });
  const between = ownIndent === undefined ? '' : lineEnd + ownIndent;
  const behind = indent === undefined ? '' : lineEnd + indent;
  return {
    from: offset,
    to: offset,
    text: `${isEnd && indent !== undefined ? unit : ''}${inside.join(between)}${behind}`,
  };
};

/** Into an element without contents: an empty tag, or two tags with nothing but blanks between them. */
const insertedInto = (text: string, offset: number, parent: Parent, names: readonly string[]): TextEdit | undefined => {
  const element = elementAt(text, offset);
  if (element === undefined) return undefined;
  if (element.end !== undefined && elementsFrom(text, element.tag.to).length > 0) return undefined;
  const indent = indentBefore(text, offset);
  const unit = unitOf(text);
  const lineEnd = lineEndOf(text);
  const own = indent === undefined ? undefined : indent + unit;
  const inside = textsOf(parent, names, { lineEnd, indent: own, unit });
  const [before, behind] = own === undefined ? ['', ''] : [lineEnd + own, lineEnd + indent];
  const contents = `${before}${inside.join(before)}${behind}`;
  if (element.end !== undefined) return { from: element.tag.to, to: element.end.from, text: contents };
  return { from: element.tag.to - 2, to: element.tag.to, text: `>${contents}</${element.name}>` };
};

const fixOf = (edit: TextEdit | undefined, names: readonly string[]): readonly Fix[] =>
  edit === undefined || names.length === 0 || edit.text.trim() === ''
    ? []
    : [{ kind: 'insert', value: names.join(', '), edits: [edit], isPreferred: true }];

/** Puts required elements where they are missing: before what came instead of them, at the end, or into an empty element. */
export const insertFixes = (fixing: Fixing): readonly Fix[] => {
  const { index, text, offset, finding } = fixing;
  const names = paramOf(finding, 'elements').split(', ');
  const local = paramOf(finding, 'parent');
  const { open } = index.at(offset);
  const parent = parentOf(fixing, open);
  if (open.at(-1)?.local === local && parent !== undefined && text[offset] === '<')
    return fixOf(insertedBefore(fixing, parent, names), names);
  return intoEmpty(fixing, names);
};

const intoEmpty = (fixing: Fixing, names: readonly string[]): readonly Fix[] => {
  const { index, text, offset, finding } = fixing;
  const markup = nextMarkup(text, offset);
  const within = index.within(offset + 1);
  const element = within.at(-1);
  const parent = parentOf(fixing, within);
  if (markup?.from !== offset || element === undefined || parent === undefined) return [];
  if (splitName(element.name).local !== paramOf(finding, 'parent')) return [];
  return fixOf(insertedInto(text, offset, parent, names), names);
};

/** Puts a missing element into the element of the finding, before the first sibling that must follow it. */
export const insertChildFixes = (fixing: Fixing): readonly Fix[] => {
  const { index, text, offset, finding } = fixing;
  const name = paramOf(finding, 'element');
  const element = elementAt(text, offset);
  const parent = parentOf(fixing, index.within(offset + 1));
  if (element?.local !== paramOf(finding, 'parent') || parent?.placed.type.kind !== 'sequence') return [];
  const positions = parent.placed.type.elements.map((use) => use.name);
  const siblings = element.end === undefined ? [] : elementsFrom(text, element.tag.to);
  if (siblings.length === 0) return fixOf(insertedInto(text, offset, parent, [name]), [name]);
  const next = siblings.find(({ local }) => positions.indexOf(local) > positions.indexOf(name));
  const before = next?.from ?? element.end?.from ?? offset;
  return fixOf(insertedBefore({ ...fixing, offset: before }, parent, [name]), [name]);
};

const mostOffered = 4;

/** Whether the scheme's subset allows the element in the one at the offset. */
const isAllowedIn = (fixing: Fixing, name: string): boolean => {
  const parent = parentOf(fixing, fixing.index.within(fixing.offset + 1));
  const elements = parent === undefined ? [] : schemeElements(parent.placed.type, parent.subset);
  return elements.find(({ iso }) => iso.name === name)?.status === 'allowed';
};

/** For an empty choice, offers the first elements that the scheme allows in it. */
export const chooseFixes = (fixing: Fixing): readonly Fix[] =>
  paramOf(fixing.finding, 'elements')
    .split(', ')
    .filter((name) => /^[\w.-]+$/.test(name) && isAllowedIn(fixing, name))
    .slice(0, mostOffered)
    .flatMap((name) => intoEmpty(fixing, [name]))
    .map(({ isPreferred: _, ...fix }, position) => (position === 0 ? { ...fix, isPreferred: true } : fix));
