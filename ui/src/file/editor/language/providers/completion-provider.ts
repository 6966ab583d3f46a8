import type { Choice } from '@clearbench/validation/language/completing';
import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { LanguageClient } from '../language-client.ts';

const { CompletionItemKind, CompletionItemInsertTextRule } = languages;

const kinds: Readonly<Record<Choice['kind'], languages.CompletionItemKind>> = {
  element: CompletionItemKind.Field,
  message: CompletionItemKind.File,
  endTag: CompletionItemKind.Operator,
  attribute: CompletionItemKind.Property,
  code: CompletionItemKind.EnumMember,
};

/** After these somebody may be about to write what can be chosen. */
const triggers = ['<', '/', ' ', '"', '>'];
/** A blank and a closing bracket mostly mean nothing of the kind; only these choices are shown after them. */
const expectedAfter: Readonly<Record<string, Choice['kind']>> = { ' ': 'attribute', '>': 'code' };

const rangeOf = (model: editor.ITextModel, { from, to }: Pick<Choice, 'from' | 'to'>): Range =>
  Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));

const orderOf = (at: number): string => String(at).padStart(4, '0');

export type ChoiceWords = { readonly detail: (choice: Choice) => string };

/** The code in the middle of which the cursor is: then the others are looked for, and not those that begin like it. */
const codeAround = (model: editor.ITextModel, offset: number, choices: readonly Choice[]): string | undefined => {
  const [first] = choices;
  if (first?.kind !== 'code' || offset >= first.to) return undefined;
  const written = model.getValueInRange(rangeOf(model, first));
  return choices.find(({ label }) => label === written)?.label;
};

const itemOf = (model: editor.ITextModel, choice: Choice, at: number, detail: string): languages.CompletionItem => {
  const { kind, label, text, insert, filter = label, asksNext } = choice;
  const beside = [text, detail].filter(Boolean).join('  ');
  const item: languages.CompletionItem = {
    // All that is seen stands in the label in the order in which it is read aloud.
    label: { label, ...(beside === '' ? {} : { detail: `  ${beside}` }) },
    kind: kinds[kind],
    insertText: insert,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    range: rangeOf(model, choice),
    sortText: orderOf(at),
    // An element is found by what people call it, too.
    filterText: text === undefined ? filter : `${filter} ${text}`,
  };
  // Of itself, so that nobody is told where there is nothing to offer.
  if (asksNext === true) item.command = { id: 'editor.action.triggerSuggest', title: '', arguments: [{ auto: true }] };
  return item;
};

/** Offers what may stand at the cursor. */
export const offerChoices = (model: editor.ITextModel, client: LanguageClient, words: ChoiceWords): IDisposable =>
  languages.registerCompletionItemProvider('xml', {
    triggerCharacters: triggers,
    provideCompletionItems: async (asked, position, { triggerCharacter = '' }) => {
      if (asked !== model) return null;
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
