import { readSuiteSchemaRoute, readTestCaseSchemaRoute } from '@clearbench/contracts/suite/archive-routes';
import { type IDisposable, languages, type editor as monaco, type Position } from 'monaco-editor/editor';
import { caller } from '../http/http-caller.ts';
import { type FormatField, fieldAt, fieldsAt } from './schema-at-path.ts';
import { yamlPlace } from './yaml-path.ts';

export type FormatOfFile = 'case' | 'suite';

const readers = { case: caller(readTestCaseSchemaRoute), suite: caller(readSuiteSchemaRoute) } as const;

const known = new Map<FormatOfFile, Promise<unknown>>();

/** The published schema of a format; a failed request is repeated the next time. */
const schemaOf = (format: FormatOfFile): Promise<unknown> => {
  const present = known.get(format);
  if (present) return present;
  const read = readers[format]().catch(() => {
    known.delete(format);
    return {};
  });
  known.set(format, read);
  return read;
};

const linesTo = (model: monaco.ITextModel, lineNumber: number): readonly string[] =>
  model.getLinesContent().slice(0, lineNumber);

/** A value that YAML would read as something else is written in quotes. */
const quoted = (value: string): string => (/^[\w][\w .-]*$/.test(value) ? value : `'${value}'`);

const suggestionsOf = (fields: readonly FormatField[], range: Omit<languages.CompletionItem, 'label'>['range']) =>
  fields.map(({ name, help }) => ({
    label: name,
    kind: languages.CompletionItemKind.Field,
    insertText: `${name}: `,
    documentation: help,
    range,
  }));

const completed = async (model: monaco.ITextModel, format: FormatOfFile, { lineNumber, column }: Position) => {
  const { path, typedField } = yamlPlace(linesTo(model, lineNumber), column - 1);
  const schema = await schemaOf(format);
  const { startColumn } = model.getWordUntilPosition({ lineNumber, column });
  const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn: column };
  if (typedField === undefined) return { suggestions: suggestionsOf(fieldsAt(schema, path), range) };
  const values = fieldAt(schema, path, typedField)?.values ?? [];
  const kind = languages.CompletionItemKind.EnumMember;
  return { suggestions: values.map((label) => ({ label, kind, insertText: quoted(label), range })) };
};

const described = async (model: monaco.ITextModel, format: FormatOfFile, { lineNumber, column }: Position) => {
  const word = model.getWordAtPosition({ lineNumber, column });
  if (!word) return null;
  const { path, typedField } = yamlPlace(linesTo(model, lineNumber), word.startColumn - 1);
  const field = fieldAt(await schemaOf(format), path, typedField ?? word.word);
  if (!field || field.help === '') return null;
  const { startColumn, endColumn } = word;
  const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn };
  const values = field.values.length === 0 ? [] : [{ value: field.values.map((value) => `\`${value}\``).join(', ') }];
  return { range, contents: [{ value: `**${field.name}**` }, { value: field.help }, ...values] };
};

/** Offers the fields of a format, their values, and what they mean, from the published schema. */
export const offerFormat =
  (format: FormatOfFile) =>
  (model: monaco.ITextModel): IDisposable => {
    const completion = languages.registerCompletionItemProvider('yaml', {
      triggerCharacters: [' ', '{', ','],
      provideCompletionItems: async (asked, position) =>
        asked === model ? completed(model, format, position) : { suggestions: [] },
    });
    const hover = languages.registerHoverProvider('yaml', {
      provideHover: async (asked, position) => (asked === model ? described(model, format, position) : null),
    });
    return {
      dispose: () => {
        completion.dispose();
        hover.dispose();
      },
    };
  };
