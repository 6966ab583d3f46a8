import { editor, Range } from 'monaco-editor/editor';
import type { TextChange, TextSource } from '../text/text-source.ts';

const rangeAt = (model: editor.ITextModel, offset: number, length: number): Range =>
  Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));

const mayChange = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel): boolean =>
  !model.isDisposed() && !code.getOption(editor.EditorOption.readOnly);

/** Changes parts that do not touch each other, as one step. */
export const changeParts = (
  code: editor.IStandaloneCodeEditor,
  model: editor.ITextModel,
  changes: readonly TextChange[],
): boolean => {
  if (!mayChange(code, model)) return false;
  const edits = changes.map(({ offset, length, text }) => ({ range: rangeAt(model, offset, length), text }));
  code.pushUndoStop();
  const done = code.executeEdits('craft', edits);
  code.pushUndoStop();
  return done;
};

export const selectPart = (
  code: editor.IStandaloneCodeEditor,
  model: editor.ITextModel,
  offset: number,
  length: number,
): void => {
  const range = rangeAt(model, offset, length);
  code.setSelection(range);
  code.revealRangeInCenterIfOutsideViewport(range);
  code.focus();
};

/** The text of an editor for who changes it without typing in it. */
export const textSource = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel): TextSource => {
  const revealed = code.createDecorationsCollection();
  code.onDidFocusEditorText(() => revealed.clear());
  return {
    read: () => model.getValue(),
    length: () => model.getValueLength(),
    revision: () => model.getVersionId(),
    onChange: (listener) => {
      const listening = model.onDidChangeContent(() => listener());
      return () => listening.dispose();
    },
    edit: ({ offset, length, text }) => {
      if (!mayChange(code, model)) return false;
      code.pushUndoStop();
      const done = code.executeEdits('form', [{ range: rangeAt(model, offset, length), text, forceMoveMarkers: true }]);
      code.pushUndoStop();
      return done;
    },
    // Not the editor's own commands: with the keyboard in a field these undo what was typed there.
    undo: () => void (mayChange(code, model) && model.undo()),
    redo: () => void (mayChange(code, model) && model.redo()),
    reveal: (from, to) => {
      const range = new Range(from.line, from.column, to.line, to.column);
      code.setPosition(range.getStartPosition());
      revealed.set([{ range, options: { className: 'ed-revealed' } }]);
      code.revealRangeInCenterIfOutsideViewport(range);
    },
  };
};
