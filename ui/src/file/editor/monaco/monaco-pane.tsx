import type { editor as Monaco } from 'monaco-editor/editor';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { afterFrame } from '../../../parts/after-frame.ts';
import { writeEndTags } from '../language/end-tags.ts';
import { type LanguageTexts, type OpenLanguage, openLanguage } from '../language/open-language.ts';
import type { Terms } from '../language/protocol.ts';
import { contentEdited } from '../session/editor-actions.ts';
import { type OpenTexts, plainText } from '../text/open-texts.ts';
import type { TextView } from '../text/text-view.ts';
import { editorOptions, hostClass, isLarge } from './editor-options.ts';
import { cursorOf, textViewOf } from './editor-text-view.ts';
import { type FindingMarks, findingMarks } from './finding-marks.ts';
import { type FixTexts, offerFixes } from './fix-actions.ts';
import { hideHoversOutsideText } from './hover-position.ts';
import type { Mark } from './mark-layer.ts';
import { modelText } from './model-text.ts';
import { editor } from './set-up.ts';
import { type TabKey, tabKeyOf } from './tab-key.ts';
import { type TextModel, textModel } from './text-model.ts';
import { themeNames } from './themes.ts';

/** The texts of the editor in the user's language. */
export type PaneTexts = LanguageTexts & {
  readonly fix: FixTexts;
  readonly finding: (message: Mark['message']) => string;
  readonly readOnly: string;
  /** The note on a finding that the server has not confirmed yet. */
  readonly provisional: string;
};
type Props = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly marks: readonly Mark[];
  /** The marks belong to the text on screen, not to an earlier one. */
  readonly areMarksNew: boolean;
  readonly terms: Terms | undefined;
  /** The number of its first line, if it is a piece of a longer text. */
  readonly firstLine: number;
  readonly dark: boolean;
  readonly readOnly: boolean;
  /** Tab moves the focus instead of inserting spaces. */
  readonly tabMovesFocus: boolean;
  readonly label: string;
  readonly words: PaneTexts;
  readonly onView: (view: TextView | undefined) => void;
};
type Now = { readonly current: Props };

type OpenedEditor = {
  readonly code: Monaco.IStandaloneCodeEditor;
  readonly marks: FindingMarks;
  readonly language: OpenLanguage;
  readonly view: TextView;
  readonly tabKey: TabKey;
  readonly dispose: () => void;
};

/** Reads the texts at the time they are needed: the language may change while the editor is open. */
const wordsOf = (now: Now): LanguageTexts & { readonly fix: FixTexts } => ({
  detail: (choice) => now.current.words.detail(choice),
  hover: (hover) => now.current.words.hover(hover),
  fix: {
    ofValue: (fix) => now.current.words.fix.ofValue(fix),
    of: (fix) => now.current.words.fix.of(fix),
  },
});

/** Moves the open text into an editor; `dispose` hands it back as a plain string. */
const openEditor = (
  host: HTMLElement,
  { model, given, revision }: TextModel,
  now: Now,
  onTyped: () => void,
): OpenedEditor => {
  const { fileId, texts, label } = now.current;
  const words = wordsOf(now);
  const code = editor.create(host, { ...editorOptions(given.length), model, ariaLabel: label });
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
    isOn: !isLarge(given.length),
    words,
  });
  const endTags = language.client && writeEndTags(code, model, language.client);
  const fixes = offerFixes(model, marks, language.client, words.fix);
  const hovers = hideHoversOutsideText(code);
  const tabKey = tabKeyOf(host, [code]);
  const typed = model.onDidChangeContent(() => {
    if (!inModel.replacing()) onTyped();
  });
  const dispose = () => {
    if (texts.of(fileId) === text) texts.adopt(fileId, plainText(text.read(), text.revision()));
    for (const part of [typed, tabKey, hovers, fixes, endTags, language, code, model]) part?.dispose();
  };
  return { code, marks, language, view: textViewOf(code, marks, model, language.view), tabKey, dispose };
};

/** Shows the findings of the validation in the browser until the report of the same text arrives. */
const showEarly = ({ marks, language }: OpenedEditor, now: Now) =>
  language.onChecked((checked) => {
    const { areMarksNew, words } = now.current;
    if (areMarksNew || checked === undefined) return;
    const early = checked.messages.map((message) => ({ message, text: words.finding(message) }));
    marks.showEarly({ marks: early, note: words.provisional, silent: checked.silent });
  });

/** The text of a file in Monaco. Typing dispatches `contentEdited`. */
export const MonacoPane = (props: Props) => {
  const { fileId, texts, marks, areMarksNew, terms, firstLine, dark, readOnly, tabMovesFocus, label } = props;
  const readOnlyText = props.words.readOnly;
  const dispatch = useDispatch();
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [opened, setOpened] = useState<OpenedEditor>();

  useEffect(() => {
    let isOver = false;
    let next: OpenedEditor | undefined;
    const start = async () => {
      const held = await textModel(fileId, texts, () => !isOver);
      if (!held || !host.current) return held?.model.dispose();
      // The rest of the page renders after the frame that shows the typed character.
      const typed = afterFrame(() => dispatch(contentEdited({ fileId })));
      next = openEditor(host.current, held, now, typed);
      setOpened(next);
      return now.current.onView(next.view);
    };
    void start();
    return () => {
      isOver = true;
      if (!next) return;
      now.current.onView(undefined);
      setOpened(undefined);
      next.dispose();
    };
  }, [fileId, texts, dispatch]);

  useEffect(() => editor.setTheme(dark ? themeNames.dark : themeNames.light), [dark]);
  useEffect(() => opened?.tabKey.setMovesFocus(tabMovesFocus), [opened, tabMovesFocus]);
  useEffect(() => opened?.marks.show(marks, now.current.areMarksNew), [opened, marks]);
  useEffect(() => {
    if (areMarksNew) opened?.marks.settle();
  }, [opened, areMarksNew]);
  useEffect(() => (opened ? showEarly(opened, now) : undefined), [opened]);
  useEffect(() => {
    if (terms) opened?.language.setTerms(terms);
  }, [opened, terms]);
  useEffect(() => {
    opened?.code.updateOptions({ lineNumbers: (line) => String(line + firstLine - 1) });
  }, [opened, firstLine]);
  useEffect(() => {
    opened?.code.updateOptions({ readOnly, readOnlyMessage: { value: readOnlyText }, ariaLabel: label });
  }, [opened, readOnly, readOnlyText, label]);

  return <div ref={host} className={hostClass} />;
};
