import { type editor as Monaco, Range } from 'monaco-editor/editor';
import type { LanguageView } from '../language/language-view.ts';
import type { TextChange, TextSource } from '../text/text-source.ts';
import type { TextView } from '../text/text-view.ts';
import { listInContextMenu } from './context-menu.ts';
import type { FindingMarks } from './finding-marks.ts';
import { hitMarks } from './hit-marks.ts';
import { editor } from './set-up.ts';

const mouseTarget = editor.MouseTargetType;

const rangeAt = (model: Monaco.ITextModel, offset: number, length: number): Range =>
  Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));

const mayChange = (code: Monaco.IStandaloneCodeEditor, model: Monaco.ITextModel): boolean =>
  !model.isDisposed() && !code.getOption(editor.EditorOption.readOnly);

/** Applies changes that do not overlap, as one undo step. */
const changeParts = (
  code: Monaco.IStandaloneCodeEditor,
  model: Monaco.ITextModel,
  changes: readonly TextChange[],
): boolean => {
  if (!mayChange(code, model)) return false;
  const edits = changes.map(({ offset, length, text }) => ({ range: rangeAt(model, offset, length), text }));
  code.pushUndoStop();
  const done = code.executeEdits('tool', edits);
  code.pushUndoStop();
  return done;
};

const selectPart = (
  code: Monaco.IStandaloneCodeEditor,
  model: Monaco.ITextModel,
  offset: number,
  length: number,
): void => {
  const range = rangeAt(model, offset, length);
  code.setSelection(range);
  code.revealRangeInCenterIfOutsideViewport(range);
  code.focus();
};

/** The text of an editor, for panels that change it. */
const textSource = (code: Monaco.IStandaloneCodeEditor, model: Monaco.ITextModel): TextSource => {
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
    // Monaco's own commands would undo the typing in a focused field.
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

export const cursorOf = (code: Monaco.IStandaloneCodeEditor) => {
  const at = code.getPosition();
  return { line: at?.lineNumber ?? 1, column: at?.column ?? 1 };
};

/** The text on screen, for panels and commands. */
export const textViewOf = (
  code: Monaco.IStandaloneCodeEditor,
  marks: FindingMarks,
  model: Monaco.ITextModel,
  language: LanguageView,
): TextView => ({
  source: textSource(code, model),
  language,
  goTo: ({ line, column }) => {
    code.setPosition({ lineNumber: line, column });
    code.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column });
    code.focus();
  },
  focus: () => code.focus(),
  select: (offset, length) => selectPart(code, model, offset, length),
  changeAll: (changes) => changeParts(code, model, changes),
  find: () => {
    code.focus();
    code.trigger('page', 'actions.find', undefined);
  },
  markHits: hitMarks(code, model),
  showHint: () => code.trigger('finding', 'editor.action.showHover', { focus: 'noAutoFocus' }),
  oneLine: () => {
    const model = code.getModel();
    return model !== null && model.getLineCount() <= 3 && model.getValueLength() > 800;
  },
  cursor: () => cursorOf(code),
  onCursor: (listener) => {
    const listening = code.onDidChangeCursorPosition(listener);
    return () => listening.dispose();
  },
  onSign: (listener) => {
    const listening = code.onMouseDown(({ target, event }) => {
      if (event.leftButton && target.type === mouseTarget.GUTTER_GLYPH_MARGIN) listener(target.position.lineNumber);
    });
    return () => listening.dispose();
  },
  onFindings: marks.onShown,
  findingPlaces: marks.places,
  fixOf: marks.fixOf,
  applyFix: (finding) => {
    const fix = marks.fixOf(finding);
    if (!fix) return;
    const range = new Range(fix.line, fix.startColumn, fix.line, fix.endColumn);
    code.pushUndoStop();
    code.executeEdits('quickFix', [{ range, text: fix.text }]);
    code.pushUndoStop();
  },
  listInContextMenu: (actions) => listInContextMenu(code, actions),
});
