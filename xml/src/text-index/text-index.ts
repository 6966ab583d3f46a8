import { depthOf } from './depth-of.ts';
import { type Markup, nextMarkup } from './markup.ts';
import { countChild, type OpenElement, openedBy, splitName } from './open-element.ts';

/** Where the text was read up to, and the elements open there, outermost first. */
type Reading = { at: number; readonly open: OpenElement[] };

/** A text under edit, with marks of the state of reading, so that reading to a place starts at the nearest mark before it. */
export type TextIndex = {
  readonly text: () => string;
  readonly edit: (from: number, removed: number, inserted: string) => void;
  readonly replace: (text: string) => void;
  /** The elements open at an offset, and the markup that contains the offset, if any. */
  readonly at: (offset: number) => { readonly open: readonly OpenElement[]; readonly inside: Markup | undefined };
  /** The open elements, with the one whose start tag contains the offset, if any. */
  readonly within: (offset: number) => readonly OpenElement[];
};

/** Characters between two marks. */
const stride = 32 * 1024;

const copyOf = ({ at, open }: Reading): Reading => ({
  at,
  open: open.map((element) => ({ ...element, children: new Map(element.children) })),
});

/** An end tag ends the innermost element of its name; one that fits none is passed over. */
const close = (open: OpenElement[], name: string): void => {
  const depth = depthOf(open, name);
  if (depth >= 0) open.length = depth;
};

const take = (text: string, { open }: Reading, markup: Markup): void => {
  const name = () => text.slice(markup.nameFrom, markup.nameTo);
  if (markup.kind === 'open') open.push(openedBy(text, markup, open.at(-1)));
  else if (markup.kind === 'close') close(open, name());
  else if (markup.kind === 'empty') countChild(open.at(-1), splitName(name()).local);
};

/** Whether an offset after the beginning of a markup is inside it: before its end, or at the end of an unfinished tag. */
const isInside = ({ kind, to }: Markup, offset: number): boolean => offset < to || (kind === 'broken' && offset === to);

export const createTextIndex = (initial = ''): TextIndex => {
  let text = initial;
  let marks: Reading[] = [{ at: 0, open: [] }];
  const forget = (from: number): void => {
    marks = marks.filter((mark, position) => position === 0 || mark.at <= from);
  };
  const at: TextIndex['at'] = (offset) => {
    const reading = copyOf(marks.findLast((mark) => mark.at <= offset) ?? { at: 0, open: [] });
    for (;;) {
      const markup = nextMarkup(text, reading.at);
      if (markup === undefined || markup.from >= offset) return { open: reading.open, inside: undefined };
      if (isInside(markup, offset)) return { open: reading.open, inside: markup };
      take(text, reading, markup);
      reading.at = markup.to;
      if (markup.kind !== 'broken' && reading.at - (marks.at(-1)?.at ?? 0) >= stride) marks.push(copyOf(reading));
    }
  };
  return {
    text: () => text,
    edit: (from, removed, inserted) => {
      text = text.slice(0, from) + inserted + text.slice(from + removed);
      forget(from);
    },
    replace: (next) => {
      text = next;
      forget(0);
    },
    at,
    within: (offset) => {
      const { open, inside } = at(offset);
      const isTag = inside !== undefined && inside.kind !== 'other' && text[inside.from + 1] !== '/';
      // What `at` gives is a copy, so counting in it changes nothing.
      return isTag ? [...open, openedBy(text, inside, open.at(-1))] : open;
    },
  };
};
