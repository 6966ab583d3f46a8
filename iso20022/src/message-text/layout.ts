import type { Layout } from './new-element.ts';
import type { TextElement } from './text-element.ts';

/** The line break and the blanks before an element; '' if the line contains something else before it. */
const leadOf = (text: string, from: number): string => {
  let at = from;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '\t')) at--;
  if (text[at - 1] !== '\n') return '';
  return text.slice(text[at - 2] === '\r' ? at - 2 : at - 1, from);
};

const usual = '  ';

/** The indentation of one level, taken from the nearest parent that, like its child, is on a separate line. */
const stepAround = (text: string, element: TextElement | undefined): string => {
  for (let at = element; at?.parent; at = at.parent) {
    const inner = leadOf(text, at.from);
    const outer = leadOf(text, at.parent.from) || '\n';
    const blanks = (lead: string) => lead.replace(/^\r?\n/, '');
    if (inner !== '' && blanks(inner).startsWith(blanks(outer)) && inner.length > outer.length)
      return blanks(inner).slice(blanks(outer).length);
  }
  return usual;
};

/** How a new child of `parent` is laid out: as its neighbour or else the first child, else a level deeper than its parent. */
export const layoutIn = (text: string, parent: TextElement, sibling: number | undefined): Layout => {
  const deepest = parent.children[0] ?? parent;
  const step = stepAround(text, deepest);
  const first = parent.children[0]?.from ?? sibling;
  if (sibling !== undefined) return { lead: leadOf(text, sibling) || leadOf(text, first ?? sibling), step };
  const above = leadOf(text, parent.from);
  const isRoot = parent.parent === undefined;
  if (above === '' && !(isRoot && text.includes('\n'))) return { lead: '', step };
  return { lead: (above || '\n') + step, step };
};

/** Layout of an element that takes the place of one that is there. */
export const layoutAt = (text: string, element: TextElement): Layout => ({
  lead: leadOf(text, element.from),
  step: stepAround(text, element.children[0] ?? element),
});

/** Behind the comments that stand on the same line and speak of what ends at `at`. */
export const behindComments = (text: string, at: number, lead: string): number => {
  if (lead === '') return at;
  const [comments = ''] = /^([ \t]*<!--(?:(?!-->)[^\n])*-->)*/.exec(text.slice(at, at + 2_000)) ?? [];
  return /^[ \t]*(\r?\n|$)/.test(text.slice(at + comments.length, at + comments.length + 200))
    ? at + comments.length
    : at;
};
