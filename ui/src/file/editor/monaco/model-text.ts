import { editor, Range } from 'monaco-editor/editor';
import { applyChanges } from '../merge/text-lines.ts';
import { nextRevision, type OpenText } from '../text/open-texts.ts';

const byteOrderMark = '\uFEFF';

/** The byte order mark a text begins with, or ''. */
const markOf = (text: string): string => (text.startsWith(byteOrderMark) ? byteOrderMark : '');

type ModelText = OpenText & {
  /** True while another text is put in its place: what changes then was not typed by anybody. */
  replacing(): boolean;
  /** The byte order mark beside the model's text; empty where there is none. */
  mark(): string;
};

const { CRLF, LF } = editor.EndOfLineSequence;

const endsLinesOf = (text: string): editor.EndOfLineSequence | undefined => {
  const end = text.indexOf('\n');
  return end < 0 ? undefined : text[end - 1] === '\r' ? CRLF : LF;
};

/**
 * The text in an editor's model, which was made of `text`. A byte order mark is kept beside the model, whose own cannot
 * be changed. Undoing back to a state gives its number back, so an undone edit needs no saving.
 */
export const modelText = (model: editor.ITextModel, text: string, initial: number): ModelText => {
  let mark = markOf(text);
  const stateNow = () => `${model.getAlternativeVersionId()}${mark}`;
  const numbers = new Map([[stateNow(), initial]]);
  let replacing = false;
  const replace = (next: string): void => {
    const lineEnds = endsLinesOf(next);
    replacing = true;
    mark = markOf(next);
    model.pushStackElement();
    if (lineEnds !== undefined && lineEnds !== model.getEndOfLineSequence()) model.pushEOL(lineEnds);
    const whole = { range: model.getFullModelRange(), text: next.slice(mark.length) };
    model.pushEditOperations([], [whole], () => null);
    model.pushStackElement();
    replacing = false;
  };
  const place = (offset: number) => model.getPositionAt(offset - mark.length);
  return {
    read: () => mark + model.getValue(),
    length: () => mark.length + model.getValueLength(),
    revision: () => {
      const state = stateNow();
      const number = numbers.get(state) ?? nextRevision();
      numbers.set(state, number);
      return number;
    },
    replace,
    change: (changes) => {
      // The model does not hold the byte order mark.
      if (changes.some(({ offset }) => offset < mark.length))
        return replace(applyChanges(mark + model.getValue(), changes));
      replacing = true;
      const edits = changes.map(({ offset, length, text }) => ({
        range: Range.fromPositions(place(offset), place(offset + length)),
        text,
      }));
      model.pushStackElement();
      model.pushEditOperations([], edits, () => null);
      model.pushStackElement();
      replacing = false;
    },
    renew: (next) => {
      replacing = true;
      mark = markOf(next);
      numbers.clear();
      model.setValue(next.slice(mark.length));
      replacing = false;
    },
    replacing: () => replacing,
    mark: () => mark,
  };
};
