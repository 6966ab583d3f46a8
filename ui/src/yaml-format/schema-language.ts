import { type IDisposable, languages, type editor as monaco, type Position } from 'monaco-editor/editor';
import { type FormatField, fieldAt, fieldsAt } from './schema-at-path.ts';
import { yamlPlace } from './yaml-path.ts';

type Range = Omit<languages.CompletionItem, 'label'>['range'];

/** The lines of a text up to a place. */
export const linesTo = (model: monaco.ITextModel, lineNumber: number): readonly string[] =>
  model.getLinesContent().slice(0, lineNumber);

/** The fields of a format as completions. */
export const suggestionsOf = (fields: readonly FormatField[], range: Range): languages.CompletionItem[] =>
  fields.map(({ name, help }) => ({
    label: name,
    kind: languages.CompletionItemKind.Field,
    insertText: `${name}: `,
    documentation: help,
    range,
  }));

const valuesOf = (values: readonly string[], range: Range): languages.CompletionItem[] =>
  values.map((name) => ({
    label: name,
    kind: languages.CompletionItemKind.EnumMember,
    // A question mark would begin a key in YAML.
    insertText: /^[\w][\w .-]*$/.test(name) ? name : `'${name}'`,
    filterText: name,
    range,
  }));

/** What the field at a place means, and its values. */
export const describedField = async (
  model: monaco.ITextModel,
  schema: Promise<unknown>,
  { lineNumber, column }: Position,
): Promise<languages.Hover | null> => {
  const word = model.getWordAtPosition({ lineNumber, column });
  if (!word) return null;
  const { path, typedField } = yamlPlace(linesTo(model, lineNumber), word.startColumn - 1);
  const field = fieldAt(await schema, path, typedField ?? word.word);
  if (!field || field.help === '') return null;
  const { startColumn, endColumn } = word;
  const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn };
  const values = field.values.length === 0 ? [] : [{ value: field.values.map((value) => `\`${value}\``).join(', ') }];
  return { range, contents: [{ value: `**${field.name}**` }, { value: field.help }, ...values] };
};

const completed = async (model: monaco.ITextModel, schema: Promise<unknown>, { lineNumber, column }: Position) => {
  const lines = linesTo(model, lineNumber);
  const typed = (lines.at(-1) ?? '').slice(0, column - 1);
  const { path, typedField } = yamlPlace(lines, column - 1);
  const [word = ''] = /[\w.-]*$/.exec(typed) ?? [];
  const range = {
    ...{ startLineNumber: lineNumber, endLineNumber: lineNumber },
    ...{ startColumn: column - word.length, endColumn: column },
  };
  const described = await schema;
  if (typedField !== undefined)
    return { suggestions: valuesOf(fieldAt(described, path, typedField)?.values ?? [], range) };
  const fields = fieldsAt(described, path);
  if (fields.length > 0) return { suggestions: suggestionsOf(fields, range) };
  // An item of a list whose items are values.
  const values = fieldAt(described, path.slice(0, -1), path.at(-1) ?? '')?.values ?? [];
  return { suggestions: valuesOf(values, range) };
};

/** Offers the fields of a format and their values, and what they mean; `schema` reads the published schema of the format. */
export const offerSchema =
  (schema: () => Promise<unknown>) =>
  (model: monaco.ITextModel): IDisposable => {
    const completion = languages.registerCompletionItemProvider('yaml', {
      triggerCharacters: [' ', '{', '[', ','],
      provideCompletionItems: async (asked, position) =>
        asked === model ? completed(model, schema(), position) : { suggestions: [] },
    });
    const hover = languages.registerHoverProvider('yaml', {
      provideHover: async (asked, position) => (asked === model ? describedField(model, schema(), position) : null),
    });
    return {
      dispose: () => {
        completion.dispose();
        hover.dispose();
      },
    };
  };
