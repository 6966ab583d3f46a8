import { editor, Range } from 'monaco-editor/editor';
import { applyChanges } from '../merge/text-lines.ts';
import { nextRevision, type OpenText } from '../text/open-texts.ts';

const byteOrderMark = '\uFEFF';

/** The byte order mark at the start of a text, or ''. */
const markOf = (text: string): string => (text.startsWith(byteOrderMark) ? byteOrderMark : '');

type ModelText = OpenText & {
  /** True while the text is replaced: these changes were not typed by the user. */
  replacing(): boolean;
  /** The byte order mark beside the text of the model; empty if there is none. */
  mark(): string;
};

const { CRLF, LF } = editor.EndOfLineSequence;

const endsLinesOf = (text: string): editor.EndOfLineSequence | undefined => {
  const end = text.indexOf('\n');
  return end < 0 ? undefined : text[end - 1] === '\r' ? CRLF : LF;
};

/** The parts of the text that the model holds; a typed character divides one of them. */
const snapshotParts = (model: editor.ITextModel): string[] => {
  const snapshot = model.createSnapshot();
  const parts: string[] = [];
  for (let part = snapshot.read(); part !== null; part = snapshot.read()) parts.push(part);
  return parts;
};

/**
 * The text in an editor's model, which was created from `text`. A byte order mark is kept beside the model, because the
 * model cannot change its own. Undoing to a revision restores its number, so an undone edit needs no saving.
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
    parts: () => [mark, ...snapshotParts(model)],
    length: () => mark.length + model.getValueLength(),
    revision: () => {
      const state = stateNow();
      const number = numbers.get(state) ?? nextRevision();
      numbers.set(state, number);
      return number;
    },
    replace,
    change: (changes) => {
      // The model does not contain the byte order mark.
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
