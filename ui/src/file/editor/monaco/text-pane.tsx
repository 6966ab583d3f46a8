import type { IDisposable, editor as monaco } from 'monaco-editor/editor';
import { useEffect, useRef, useState } from 'react';
import { editorOptions, hostClass } from './editor-options.ts';
import { editor } from './set-up.ts';
import { themeNames } from './themes.ts';

/** An error with its sentence. */
export type ShownFault = Jump & { readonly text: string };

/** A place in the text; line and column count from 1. */
export type Jump = { readonly line: number; readonly column: number };

export type TextPaneProps = {
  readonly language: 'xml' | 'yaml';
  readonly value: string;
  readonly faults: readonly ShownFault[];
  /** A place to show; a new object moves the cursor there. */
  readonly jump: Jump | undefined;
  readonly label: string;
  readonly dark: boolean;
  /** Offers completion and descriptions for a text. */
  readonly offer?: (model: monaco.ITextModel) => IDisposable;
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
};

const options: monaco.IStandaloneEditorConstructionOptions = {
  ...editorOptions(0),
  // Tab moves the focus; the editor indents new lines itself.
  tabFocusMode: true,
  stickyScroll: { enabled: false },
  linkedEditing: false,
};

/** The severity of an error in Monaco. */
const errorSeverity = 8;

const markersOf = (model: monaco.ITextModel, faults: readonly ShownFault[]): monaco.IMarkerData[] =>
  faults.map(({ line, column, text: message }) => {
    const startLineNumber = Math.min(line, model.getLineCount());
    const end = model.getLineMaxColumn(startLineNumber);
    const word = model.getWordAtPosition({ lineNumber: startLineNumber, column: Math.min(column, end) });
    return {
      severity: errorSeverity,
      message,
      startLineNumber,
      startColumn: column,
      endLineNumber: startLineNumber,
      endColumn: Math.max(word?.endColumn ?? end, column + 1),
    };
  });

/** A text of a form in Monaco, with its errors. The language must be registered. */
export const TextPane = ({
  language,
  value,
  faults,
  jump,
  label,
  dark,
  offer,
  readOnly = false,
  onChange,
}: TextPaneProps) => {
  const host = useRef<HTMLDivElement>(null);
  const now = useRef({ language, value, onChange, offer });
  now.current = { language, value, onChange, offer };
  // Texts that the editor reported and that did not return as `value` yet: typing is faster than rendering.
  const reported = useRef<string[]>([]);
  const [code, setCode] = useState<monaco.IStandaloneCodeEditor>();

  useEffect(() => {
    if (!host.current) return undefined;
    const model = editor.createModel(now.current.value, now.current.language);
    model.updateOptions({ tabSize: 2, insertSpaces: true });
    const opened = editor.create(host.current, { ...options, model });
    const fields = now.current.offer?.(model);
    model.onDidChangeContent(() => {
      const text = model.getValue();
      reported.current.push(text);
      now.current.onChange(text);
    });
    setCode(opened);
    return () => {
      fields?.dispose();
      opened.dispose();
      model.dispose();
    };
  }, []);

  useEffect(() => code?.updateOptions({ ariaLabel: label, readOnly }), [code, label, readOnly]);
  useEffect(() => editor.setTheme(dark ? themeNames.dark : themeNames.light), [dark]);
  useEffect(() => {
    const model = code?.getModel();
    if (!model) return;
    const own = reported.current.lastIndexOf(value);
    if (own >= 0) reported.current.splice(0, own + 1);
    // What was typed since then is newer than this value.
    if (own >= 0 && reported.current.length > 0) return;
    if (model.getValue() === value) return;
    reported.current = [];
    model.pushEditOperations([], [{ range: model.getFullModelRange(), text: value }], () => null);
  }, [code, value]);
  useEffect(() => {
    const model = code?.getModel();
    if (model) editor.setModelMarkers(model, 'format', markersOf(model, faults));
  }, [code, faults]);
  useEffect(() => {
    if (!code || !jump) return;
    code.setPosition({ lineNumber: jump.line, column: jump.column });
    code.revealLineInCenter(jump.line);
    code.focus();
  }, [code, jump]);

  return <div ref={host} className={hostClass} />;
};
