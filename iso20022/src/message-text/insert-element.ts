import { behindComments, layoutIn } from './layout.ts';
import { type NewElement, writeElement } from './new-element.ts';
import type { TextEdit } from './text-edit.ts';
import { positionIn, type Span, type TextElement } from './text-element.ts';

/** The elements of the parent that stand before a new one of that name: those the model wants there, as far as they go. */
const spanBefore = ({ type, spans }: TextElement, name: string): Span | undefined => {
  const position = positionIn(type, name);
  let last: Span | undefined;
  for (const [other, span] of spans) {
    const at = positionIn(type, other);
    if (at >= 0 && at <= position && span.to > (last?.to ?? 0)) last = span;
  }
  return last;
};

/** Into an element that closes itself, or holds nothing yet. */
const insertFirst = (text: string, parent: TextElement, write: (lead: string, step: string) => string): TextEdit => {
  const { lead, step } = layoutIn(text, parent, parent.children[0]?.from);
  const endLead = lead === '' ? '' : lead.slice(0, lead.length - step.length);
  const written = lead + write(lead, step);
  if (parent.selfClosing) {
    const slash = text.lastIndexOf('/', parent.to - 1);
    const open = text.slice(parent.from, slash).trimEnd().length + parent.from;
    return { offset: open, length: parent.to - open, text: `>${written}${endLead}</${parent.prefix}${parent.name}>` };
  }
  const offset = behindComments(text, parent.openEnd, lead);
  const rest = text.slice(offset, parent.closeFrom);
  return { offset, length: 0, text: parent.spans.size === 0 && !rest.includes('\n') ? written + endLead : written };
};

/** Puts text where the model wants an element of that name. */
export const insertText = (
  text: string,
  parent: TextElement,
  name: string,
  write: (lead: string, step: string) => string,
): TextEdit => {
  const before = spanBefore(parent, name);
  if (before === undefined) return insertFirst(text, parent, write);
  const { lead, step } = layoutIn(text, parent, before.from);
  return { offset: behindComments(text, before.to, lead), length: 0, text: lead + write(lead, step) };
};

/** Puts an element where the model wants it, laid out like its neighbours. */
export const insertElement = (text: string, parent: TextElement, element: NewElement): TextEdit =>
  insertText(text, parent, element.name, (lead, step) => writeElement(element, parent.prefix, { lead, step }));

/** Removes an element, with its line if the line contains nothing else. */
export const removeElement = (text: string, { from, to }: TextElement): TextEdit => {
  const behind = /^[ \t]*(\r?\n)?/.exec(text.slice(to, to + 2_000));
  const before = /(\r?\n)?[ \t]*$/.exec(text.slice(Math.max(0, from - 2_000), from));
  const blank = before?.[1] === undefined || behind?.[1] === undefined ? 0 : before[0].length;
  return { offset: from - blank, length: to - from + blank, text: '' };
};
