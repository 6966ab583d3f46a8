import type { editor } from 'monaco-editor/editor';

/** From this length a text is shown without colours, folding and highlights, so that typing stays fast. */
const largeFrom = 4 * 1024 * 1024;

export const isLarge = (characters: number): boolean => characters >= largeFrom;

export const languageOf = (characters: number): 'xml' | 'plaintext' => (isLarge(characters) ? 'plaintext' : 'xml');

const always: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  scrollBeyondLastLine: false,
  // A dimmed number of the last, empty line would be unreadable.
  renderFinalNewline: 'on',
  minimap: { enabled: false },
  glyphMargin: true,
  lineDecorationsWidth: 6,
  fontSize: 13,
  lineHeight: 19,
  renderLineHighlightOnlyWhenFocus: false,
  stopRenderingLineAfter: 10_000,
  guides: { indentation: true, bracketPairs: false },
  // A single `>` in a value is valid and is not marked.
  bracketPairColorization: { enabled: false },
  smoothScrolling: false,
  scrollbar: { verticalScrollbarSize: 12, horizontalScrollbarSize: 12, useShadows: false },
  padding: { top: 6, bottom: 6 },
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  accessibilitySupport: 'auto',
  // A read-only text also shows its findings.
  renderValidationDecorations: 'on',
  wordBasedSuggestions: 'off',
  // Closing brackets automatically would turn a partial tag into a complete one.
  autoClosingBrackets: 'never',
  // Typing over a selection replaces it.
  autoSurround: 'never',
};

const small: editor.IStandaloneEditorConstructionOptions = {
  folding: true,
  stickyScroll: { enabled: true, maxLineCount: 5, defaultModel: 'indentationModel' },
  occurrencesHighlight: 'singleFile',
  selectionHighlight: true,
  matchBrackets: 'always',
  linkedEditing: true,
  quickSuggestions: { other: 'on', comments: 'off', strings: 'on' },
  suggest: { showWords: false, snippetsPreventQuickSuggestions: false, showStatusBar: false },
  // Typed characters are data: only Tab and Enter accept a suggestion.
  acceptSuggestionOnCommitCharacter: false,
};

/** From this length Monaco's own work on the whole text delays keys: brackets, equal words, and lines that stay on top. */
const mediumFrom = 256 * 1024;

const medium: editor.IStandaloneEditorConstructionOptions = {
  ...small,
  stickyScroll: { enabled: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  matchBrackets: 'never',
};

const large: editor.IStandaloneEditorConstructionOptions = {
  folding: false,
  stickyScroll: { enabled: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  matchBrackets: 'never',
  linkedEditing: false,
  quickSuggestions: false,
  guides: { indentation: false },
  links: false,
  renderWhitespace: 'none',
};

/** `monaco-component` gives the element the colours of the theme, from which Monaco's context menu inherits them. */
export const hostClass = 'ed-monaco monaco-component';

export const editorOptions = (characters: number): editor.IStandaloneEditorConstructionOptions => ({
  ...always,
  ...(isLarge(characters) ? large : characters >= mediumFrom ? medium : small),
});
