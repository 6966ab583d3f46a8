import { type Fix, type Fixer, type Fixing, paramOf, type TextEdit } from './fix.ts';
import { type ElementRange, elementAt, elementsFrom, indentBefore, lineEndOf, withLine } from './ranges.ts';

/** Gives an element another name, in both its tags. */
const renamed = ({ tag, name, local, end }: ElementRange, by: string): readonly TextEdit[] => {
  const prefix = name.length - local.length;
  const inStart = { from: tag.nameFrom + prefix, to: tag.nameTo, text: by };
  if (end === undefined) return [inStart];
  const inEnd = end.from + 2 + prefix;
  return [inStart, { from: inEnd, to: inEnd + local.length, text: by }];
};

/** Puts the name that was meant in place of a misspelt one. */
export const renameFixes = ({ text, offset, finding }: Fixing): readonly Fix[] => {
  const element = elementAt(text, offset);
  const meant = paramOf(finding, 'nearest');
  if (element?.local !== paramOf(finding, 'element') || meant === '') return [];
  return [{ kind: 'rename', value: meant, edits: renamed(element, meant), isPreferred: true }];
};

/** Removes an element that is not allowed at its place. */
export const removeFixes = ({ text, offset, finding }: Fixing): readonly Fix[] => {
  const element = elementAt(text, offset);
  if (element?.local !== paramOf(finding, 'element')) return [];
  return [{ kind: 'remove', value: element.local, edits: [{ ...withLine(text, element), text: '' }] }];
};

/** Removes the element of a finding that is placed at the element's value. */
export const removeAtValueFixes = (fixing: Fixing): readonly Fix[] => {
  const { index, text, offset } = fixing;
  const element = index.within(text[offset] === '<' ? offset + 1 : offset).at(-1);
  return removeFixes({ ...fixing, offset: element?.from ?? offset });
};

/** Removes the element around the one whose value is the place of the finding. */
export const removeParentFixes: Fixer = ({ index, text, offset }) => {
  const parent = index.within(text[offset] === '<' ? offset + 1 : offset).at(-2);
  const element = parent && elementAt(text, parent.from);
  if (element === undefined) return [];
  return [
    { kind: 'remove', value: element.local, edits: [{ ...withLine(text, element), text: '' }], isPreferred: true },
  ];
};

const movedBefore = (text: string, element: ElementRange, target: ElementRange): readonly TextEdit[] => {
  const indent = indentBefore(text, target.from);
  const own = text.slice(element.from, element.to);
  const behind = indent === undefined ? '' : lineEndOf(text) + indent;
  return [
    { from: target.from, to: target.from, text: own + behind },
    { ...withLine(text, element), text: '' },
  ];
};

/** Brings an element that comes too late to its place: before the first sibling that must come behind it. */
export const moveFixes = ({ index, text, offset, finding, grammar }: Fixing): readonly Fix[] => {
  const element = elementAt(text, offset);
  const { open } = index.at(offset);
  const parent = open.at(-1);
  const type = grammar.along(open).at(-1)?.type;
  if (element?.local !== paramOf(finding, 'element') || parent === undefined || type?.kind !== 'sequence') return [];
  const positionOf = (local: string) => type.elements.findIndex(({ name }) => name === local);
  const own = positionOf(element.local);
  const target = elementsFrom(text, parent.to).find(({ local, from }) => from < offset && positionOf(local) > own);
  if (own < 0 || target === undefined) return [];
  return [{ kind: 'move', value: target.local, edits: movedBefore(text, element, target), isPreferred: true }];
};
