import type { editor as Monaco } from 'monaco-editor/editor';
import { Range } from 'monaco-editor/editor';
import type { LanguageView } from '../language/language-view.ts';
import { type LanguageWords, type OpenLanguage, openLanguage } from '../language/open-language.ts';
import { writeEndTags } from '../language/providers/end-tags.ts';
import { type OpenTexts, plainText } from '../text/open-texts.ts';
import type { TextView } from '../text/text-view.ts';
import { editorOptions, isLarge } from './editor-options.ts';
import { type FindingMarks, findingMarks } from './finding-marks.ts';
import { type FixWords, offerFixes } from './fix-actions.ts';
import type { HeldModel } from './held-model.ts';
import { hitMarks } from './hit-marks.ts';
import { keepHoversOnText } from './hover-place.ts';
import { modelText } from './model-text.ts';
import { editor } from './set-up.ts';
import { changeParts, selectPart, textSource } from './text-source.ts';

const mouseTarget = editor.MouseTargetType;

type Settings = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly label: string;
  readonly words: LanguageWords & { readonly fix: FixWords };
  readonly onTyped: () => void;
};
export type OpenedEditor = {
  readonly code: Monaco.IStandaloneCodeEditor;
  readonly marks: FindingMarks;
  readonly language: OpenLanguage;
  readonly view: TextView;
  readonly dispose: () => void;
};

const cursorOf = (code: Monaco.IStandaloneCodeEditor) => {
  const at = code.getPosition();
  return { line: at?.lineNumber ?? 1, column: at?.column ?? 1 };
};

const viewOf = (
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
});

/** Moves the open text into an editor; `dispose` hands it back as a plain string. */
export const openEditor = (
  host: HTMLElement,
  { model, given, revision }: HeldModel,
  { fileId, texts, label, words, onTyped }: Settings,
): OpenedEditor => {
  const characters = given.length;
  const code = editor.create(host, { ...editorOptions(characters), model, ariaLabel: label });
  const inModel = modelText(model, given, revision);
  const text = {
    ...inModel,
    replace: (next: string) => {
      const before = code.saveViewState();
      inModel.replace(next);
      code.restoreViewState(before);
    },
  };
  texts.adopt(fileId, text);
  const marks = findingMarks(code, model);
  const language = openLanguage({
    model,
    mark: inModel.mark,
    cursor: () => cursorOf(code),
    isOn: !isLarge(characters),
    words,
  });
  const endTags = language.client && writeEndTags(code, model, language.client);
  const fixes = offerFixes(model, marks, language.client, words.fix);
  const hovers = keepHoversOnText(code);
  const typed = model.onDidChangeContent(() => {
    if (!inModel.replacing()) onTyped();
  });
  const dispose = () => {
    if (texts.of(fileId) === text) texts.adopt(fileId, plainText(text.read(), text.revision()));
    for (const part of [typed, hovers, fixes, endTags, language, code, model]) part?.dispose();
  };
  return { code, marks, language, view: viewOf(code, marks, model, language.view), dispose };
};
