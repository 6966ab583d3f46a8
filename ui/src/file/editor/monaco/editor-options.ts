import type { editor } from 'monaco-editor/editor';

/** From here on a text is shown without colours, folding and highlights, so that every key still answers at once. */
const largeFrom = 4 * 1024 * 1024;

export const isLarge = (characters: number): boolean => characters >= largeFrom;

export const languageOf = (characters: number): 'xml' | 'plaintext' => (isLarge(characters) ? 'plaintext' : 'xml');

const always: editor.IEditorOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  scrollBeyondLastLine: false,
  // A dimmed number of the last, empty line could not be read.
  renderFinalNewline: 'on',
  minimap: { enabled: false },
  glyphMargin: true,
  lineDecorationsWidth: 6,
  fontSize: 13,
  lineHeight: 19,
  renderLineHighlightOnlyWhenFocus: false,
  stopRenderingLineAfter: 10_000,
  guides: { indentation: true, bracketPairs: false },
  smoothScrolling: false,
  scrollbar: { verticalScrollbarSize: 12, horizontalScrollbarSize: 12, useShadows: false },
  padding: { top: 6, bottom: 6 },
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  accessibilitySupport: 'auto',
};

const small: editor.IEditorOptions = {
  folding: true,
  stickyScroll: { enabled: true, maxLineCount: 5, defaultModel: 'indentationModel' },
  occurrencesHighlight: 'singleFile',
  selectionHighlight: true,
  matchBrackets: 'always',
};

const large: editor.IEditorOptions = {
  folding: false,
  stickyScroll: { enabled: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  matchBrackets: 'never',
  guides: { indentation: false },
  links: false,
  renderWhitespace: 'none',
};

export const editorOptions = (characters: number): editor.IEditorOptions => ({
  ...always,
  ...(isLarge(characters) ? large : small),
});
