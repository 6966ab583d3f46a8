import type { editor } from 'monaco-editor/editor';

export const themeNames = { light: 'clearbench-light', dark: 'clearbench-dark' } as const;

type Inks = Record<'tag' | 'name' | 'value' | 'text' | 'comment' | 'quiet', string>;

/** Token names of the grammars with their suffix: without it the base theme's rules win. */
const rules = (inks: Inks): editor.ITokenThemeRule[] => [
  { token: '', foreground: inks.text },
  { token: 'tag.xml', foreground: inks.tag },
  { token: 'delimiter.xml', foreground: inks.quiet },
  { token: 'delimiter.cdata.xml', foreground: inks.quiet },
  { token: 'metatag.xml', foreground: inks.quiet },
  { token: 'attribute.name.xml', foreground: inks.name },
  { token: 'attribute.value.xml', foreground: inks.value },
  { token: 'string.escape.xml', foreground: inks.name },
  { token: 'comment.xml', foreground: inks.comment, fontStyle: 'italic' },
  { token: 'comment.content.xml', foreground: inks.comment, fontStyle: 'italic' },
  { token: 'type.yaml', foreground: inks.tag },
  { token: 'string.yaml', foreground: inks.value },
  { token: 'number.yaml', foreground: inks.value },
  { token: 'keyword.yaml', foreground: inks.name },
  { token: 'comment.yaml', foreground: inks.comment, fontStyle: 'italic' },
];

type WidgetInks = Record<'ground' | 'ink' | 'line' | 'chosen' | 'high', string>;

/**
 * Lists, hints and menus over the text, and names that are edited together; the selected line keeps the text colour of
 * the others.
 */
const widgets = ({ ground, ink, line, chosen, high }: WidgetInks): editor.IColors => ({
  'editorWidget.background': ground,
  'editorWidget.foreground': ink,
  'editorWidget.border': line,
  'editorHoverWidget.background': ground,
  'editorHoverWidget.foreground': ink,
  'editorHoverWidget.border': line,
  'menu.background': ground,
  'menu.foreground': ink,
  'menu.border': line,
  'menu.separatorBackground': line,
  'menu.selectionBackground': chosen,
  'menu.selectionForeground': ink,
  'editorSuggestWidget.background': ground,
  'editorSuggestWidget.foreground': ink,
  'editorSuggestWidget.border': line,
  'editorSuggestWidget.selectedBackground': chosen,
  'editorSuggestWidget.selectedForeground': ink,
  'editorSuggestWidget.selectedIconForeground': ink,
  'editorSuggestWidget.highlightForeground': high,
  'editorSuggestWidget.focusHighlightForeground': high,
  // The red of the base theme looks like an error.
  'editor.linkedEditingBackground': `${chosen}99`,
});

/** Values are prominent, markup is not; every text colour has a contrast of at least 4.5:1 on its background. */
export const lightTheme: editor.IStandaloneThemeData = {
  base: 'vs',
  inherit: true,
  rules: rules({ tag: '2f5f8f', name: '8a4b08', value: '1d6b3a', text: '16191d', comment: '5d666f', quiet: '606a74' }),
  colors: {
    'editor.background': '#ffffff',
    'editorLineNumber.foreground': '#606a74',
    'editorLineNumber.activeForeground': '#16191d',
    'editor.lineHighlightBackground': '#f3f6f9',
    'editor.lineHighlightBorder': '#00000000',
    'editorStickyScroll.background': '#fbfcfd',
    'editorGutter.background': '#ffffff',
    ...widgets({ ground: '#ffffff', ink: '#16191d', line: '#c9cfd6', chosen: '#dbe7f7', high: '#1d4f91' }),
  },
};

export const darkTheme: editor.IStandaloneThemeData = {
  base: 'vs-dark',
  inherit: true,
  rules: rules({ tag: '8fb8de', name: 'e0a96d', value: '8ccf9f', text: 'e6e9ec', comment: '97a1ab', quiet: '8d98a3' }),
  colors: {
    'editor.background': '#121417',
    'editorLineNumber.foreground': '#8d98a3',
    'editorLineNumber.activeForeground': '#e6e9ec',
    'editor.lineHighlightBackground': '#1b1e22',
    'editor.lineHighlightBorder': '#00000000',
    'editorStickyScroll.background': '#17191d',
    'editorGutter.background': '#121417',
    ...widgets({ ground: '#1b1e22', ink: '#e6e9ec', line: '#3a4048', chosen: '#2b3a50', high: '#9cc4f2' }),
  },
};
