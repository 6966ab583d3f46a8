import { elementText } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import { schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { type OpenElement, splitName } from '@clearbench/xml/text-index/open-element';
import { type Fix, type Fixing, paramOf, type TextEdit } from './fix.ts';
import { elementAt, elementsFrom, indentBefore, lineEndOf, unitOf } from './ranges.ts';

type Layout = { readonly lineEnd: string; readonly indent: string | undefined; readonly unit: string };

/** Writes an element with line ends and indentation; undefined for an element that it does not know. */
export type WriteElement = (
  name: string,
  form: { readonly prefix: string; readonly indent: string },
) => string | undefined;

type Parent = {
  readonly placed: Placed;
  /** Its subset; undefined where all of ISO 20022 is allowed. */
  readonly subset?: SubsetElement | undefined;
  readonly prefix: string;
  /** Writes the elements, if they are more than ISO 20022 requires. */
  readonly write?: WriteElement | undefined;
};

/** An element as it is put into a text that is laid out like that; one line where its surroundings are. */
const laidOut = (
  placed: Placed & { readonly subset?: SubsetElement | undefined },
  name: string,
  { prefix, write }: Parent,
  { lineEnd, indent, unit }: Layout,
): string => {
  const isInline = indent === undefined;
  const form = { prefix, isSnippet: false, indent: isInline ? '' : unit };
  const text = write?.(name, form) ?? elementText(placed, name, form).text;
  return isInline ? text.replaceAll('\n', '') : text.replaceAll('\n', lineEnd + indent);
};

const textsOf = (parent: Parent, names: readonly string[], layout: Layout): readonly string[] =>
  names.flatMap((name) => {
    const { type, model } = parent.placed;
    const use =
      type.kind === 'value' || type.kind === 'any' ? undefined : type.elements.find((one) => one.name === name);
    const subset = parent.subset?.allowed.get(name);
    return use ? [laidOut({ model, type: model.typeNamed(use.type), subset }, name, parent, layout)] : [];
  });

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

/** The subset of the innermost open element. */
const subsetIn = ({ text, grammar }: Fixing, open: readonly OpenElement[]): SubsetElement | undefined =>
  schemePlaceAt(text, open, grammar.along(open), grammar.profile)?.element;

/** Puts required elements where they are missing: before what came instead of them, at the end, or into an empty element. */
export const insertFixes = (fixing: Fixing): readonly Fix[] => {
  const { index, text, offset, finding, grammar } = fixing;
  const names = paramOf(finding, 'elements').split(', ');
  const local = paramOf(finding, 'parent');
  const { open } = index.at(offset);
  const parent = open.at(-1);
  const placed = grammar.along(open).at(-1);
  if (parent?.local === local && placed !== undefined && text[offset] === '<')
    return fixOf(
      insertedBefore(fixing, { placed, prefix: parent.prefix, subset: subsetIn(fixing, open) }, names),
      names,
    );
  return intoEmpty(fixing, names);
};

const intoEmpty = (fixing: Fixing, names: readonly string[]): readonly Fix[] => {
  const { index, text, offset, finding, grammar } = fixing;
  const markup = nextMarkup(text, offset);
  const within = index.within(offset + 1);
  const element = within.at(-1);
  const placed = grammar.along(within).at(-1);
  if (markup?.from !== offset || element === undefined || placed === undefined) return [];
  if (splitName(element.name).local !== paramOf(finding, 'parent')) return [];
  const parent = { placed, prefix: element.prefix, subset: subsetIn(fixing, within) };
  return fixOf(insertedInto(text, offset, parent, names), names);
};

/** Puts a missing element into the element of the finding, before the first sibling that must follow it. */
export const insertChildFixes = (fixing: Fixing, write?: WriteElement): readonly Fix[] => {
  const { index, text, offset, finding, grammar } = fixing;
  const name = paramOf(finding, 'element');
  const element = elementAt(text, offset);
  const within = index.within(offset + 1);
  const placed = grammar.along(within).at(-1);
  const prefix = within.at(-1)?.prefix ?? '';
  if (element?.local !== paramOf(finding, 'parent') || placed?.type.kind !== 'sequence') return [];
  const positions = placed.type.elements.map((use) => use.name);
  const siblings = element.end === undefined ? [] : elementsFrom(text, element.tag.to);
  if (siblings.length === 0) return fixOf(insertedInto(text, offset, { placed, prefix, write }, [name]), [name]);
  const next = siblings.find(({ local }) => positions.indexOf(local) > positions.indexOf(name));
  const before = next?.from ?? element.end?.from ?? offset;
  return fixOf(insertedBefore({ ...fixing, offset: before }, { placed, prefix, write }, [name]), [name]);
};

const mostOffered = 4;

/** Whether the scheme's subset allows the element in the one at the offset. */
const isAllowedIn = ({ index, text, offset, grammar }: Fixing, name: string): boolean => {
  const within = index.within(offset + 1);
  const places = grammar.along(within);
  const type = places.at(-1)?.type;
  const subset = schemePlaceAt(text, within, places, grammar.profile)?.element;
  return type !== undefined && schemeElements(type, subset).find(({ iso }) => iso.name === name)?.status === 'allowed';
};

/** For an empty choice, offers the first elements that the scheme allows in it. */
export const chooseFixes = (fixing: Fixing): readonly Fix[] =>
  paramOf(fixing.finding, 'elements')
    .split(', ')
    .filter((name) => /^[\w.-]+$/.test(name) && isAllowedIn(fixing, name))
    .slice(0, mostOffered)
    .flatMap((name) => intoEmpty(fixing, [name]))
    .map(({ isPreferred: _, ...fix }, position) => (position === 0 ? { ...fix, isPreferred: true } : fix));
