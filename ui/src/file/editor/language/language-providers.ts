import type { Choice } from '@clearbench/authoring/language/completing';
import type { Hover } from '@clearbench/authoring/language/hover';
import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { LanguageClient } from './language-client.ts';

const { CompletionItemKind, CompletionItemInsertTextRule } = languages;

const kinds: Readonly<Record<Choice['kind'], languages.CompletionItemKind>> = {
  element: CompletionItemKind.Field,
  message: CompletionItemKind.File,
  endTag: CompletionItemKind.Operator,
  attribute: CompletionItemKind.Property,
  code: CompletionItemKind.EnumMember,
};

/** Characters after which the list of suggestions opens. */
const triggers = ['<', '/', ' ', '"', '>'];
/** A space and a closing bracket rarely start a completion; only these suggestions are shown after them. */
const expectedAfter: Readonly<Record<string, Choice['kind']>> = { ' ': 'attribute', '>': 'code' };

const rangeOf = (model: editor.ITextModel, { from, to }: Pick<Choice, 'from' | 'to'>): Range =>
  Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));

const sortKeyOf = (at: number): string => String(at).padStart(4, '0');

type ChoiceTexts = { readonly detail: (choice: Choice) => string };

/** The code at the cursor: the others are suggested, not only those with the same prefix. */
const codeAround = (model: editor.ITextModel, offset: number, choices: readonly Choice[]): string | undefined => {
  const [first] = choices;
  if (first?.kind !== 'code' || offset >= first.to) return undefined;
  const written = model.getValueInRange(rangeOf(model, first));
  return choices.find(({ label }) => label === written)?.label;
};

const itemOf = (model: editor.ITextModel, choice: Choice, at: number, detail: string): languages.CompletionItem => {
  const { kind, label, text, insert, filter = label, asksNext } = choice;
  const item: languages.CompletionItem = {
    // The label contains everything that is shown, in the order of a screen reader.
    label: { label, ...(detail === '' ? {} : { detail: `  ${detail}` }) },
    kind: kinds[kind],
    insertText: insert,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    range: rangeOf(model, choice),
    sortText: sortKeyOf(at),
    // An element is also found by its name in plain words.
    filterText: text === undefined ? filter : `${filter} ${text}`,
  };
  // Triggered without a message when there are no suggestions.
  if (asksNext === true) item.command = { id: 'editor.action.triggerSuggest', title: '', arguments: [{ auto: true }] };
  return item;
};

/** Suggests what is allowed at the cursor. */
export const offerChoices = (model: editor.ITextModel, client: LanguageClient, words: ChoiceTexts): IDisposable =>
  languages.registerCompletionItemProvider('xml', {
    triggerCharacters: triggers,
    provideCompletionItems: async (requested, position, { triggerCharacter = '' }) => {
      if (requested !== model) return null;
      const offset = model.getOffsetAt(position);
      const version = model.getVersionId();
      const choices = (await client.ask('choices', { offset })) ?? [];
      if (model.isDisposed() || model.getVersionId() !== version) return null;
      const only = expectedAfter[triggerCharacter];
      const shown = only === undefined ? choices : choices.filter(({ kind }) => kind === only);
      const items = shown.map((choice, at) => itemOf(model, choice, at, words.detail(choice)));
      const code = codeAround(model, offset, shown);
      return { suggestions: code === undefined ? items : items.map((item) => ({ ...item, filterText: code })) };
    },
  });

/** Describes the element, attribute or value under the pointer. */
export const offerHover = (
  model: editor.ITextModel,
  client: LanguageClient,
  words: (hover: Hover) => string,
): IDisposable =>
  languages.registerHoverProvider('xml', {
    provideHover: async (requested, position) => {
      if (requested !== model) return null;
      const hover = await client.ask('hover', { offset: model.getOffsetAt(position) });
      if (hover === undefined || model.isDisposed()) return null;
      const range = Range.fromPositions(model.getPositionAt(hover.from), model.getPositionAt(hover.to));
      return { range, contents: [{ value: words(hover) }] };
    },
  });

/** Folds elements and comments, regardless of their indentation. */
export const offerFolds = (model: editor.ITextModel, client: LanguageClient): IDisposable =>
  languages.registerFoldingRangeProvider('xml', {
    provideFoldingRanges: async (requested) => {
      if (requested !== model) return null;
      const folds = (await client.ask('folds', {})) ?? [];
      return folds.map(({ startLine, endLine, isComment }) => ({
        start: startLine,
        end: endLine,
        ...(isComment ? { kind: languages.FoldingRangeKind.Comment } : {}),
      }));
    },
  });

const name = /[^\s<>/="']+/;

/** Renames the end tag of an element with its start tag, and vice versa. */
export const offerTagPairs = (model: editor.ITextModel, client: LanguageClient): IDisposable =>
  languages.registerLinkedEditingRangeProvider('xml', {
    provideLinkedEditingRanges: async (requested, position) => {
      if (requested !== model) return null;
      const version = model.getVersionId();
      const spans = (await client.ask('tags', { offset: model.getOffsetAt(position) })) ?? [];
      if (spans.length < 2 || model.isDisposed() || model.getVersionId() !== version) return null;
      const ranges = spans.map(({ from, to }) =>
        Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
      );
      return { ranges, wordPattern: name };
    },
  });
