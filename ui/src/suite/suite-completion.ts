import { readSuiteSchemaRoute, readTestCaseSchemaRoute } from '@clearbench/contracts/suite/archive-routes';
import { type IDisposable, languages, type editor as monaco, type Position } from 'monaco-editor/editor';
import { caller } from '../http/http-caller.ts';
import { fieldAt, fieldsAt } from '../yaml-format/schema-at-path.ts';
import { describedField, linesTo, suggestionsOf } from '../yaml-format/schema-language.ts';
import { yamlPlace } from '../yaml-format/yaml-path.ts';
import type { namesForEditor } from './editor-names.ts';
import type { OfferedName } from './offered-names.ts';

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

/** The beginning of a placeholder that is not closed. */
const openPlaceholder = /\$\{([^{}]*)$/;

/** A value that YAML would read as something else is written in quotes. */
const quoted = (value: string): string => (/^[\w][\w .-]*$/.test(value) ? value : `'${value}'`);

type Offer = { readonly format: FormatOfFile; readonly names: ReturnType<typeof namesForEditor> };

const itemOf =
  (range: Omit<languages.CompletionItem, 'label'>['range'], kind: languages.CompletionItemKind, after = '') =>
  ({ name, help }: OfferedName): languages.CompletionItem => ({
    label: help === '' ? name : { label: name, description: help },
    kind,
    insertText: after === '' ? quoted(name) : `${name}${after}`,
    filterText: name,
    range,
  });

const completed = async (model: monaco.ITextModel, { format, names }: Offer, { lineNumber, column }: Position) => {
  const lines = linesTo(model, lineNumber);
  const line = lines.at(-1) ?? '';
  const typed = line.slice(0, column - 1);
  const rangeOf = (characters: number) => ({
    ...{ startLineNumber: lineNumber, endLineNumber: lineNumber },
    ...{ startColumn: column - characters, endColumn: column },
  });
  const [, placeholder] = openPlaceholder.exec(typed) ?? [];
  if (placeholder !== undefined) {
    const after = line[column - 1] === '}' ? '' : '}';
    const range = rangeOf(placeholder.length);
    const offered = await names.ofPlaceholders(model.getValue(), lineNumber);
    const toItem = itemOf(range, languages.CompletionItemKind.Variable, after);
    return { suggestions: offered.map((one) => ({ ...toItem(one), insertText: `${one.name}${after}` })) };
  }
  const { path, typedField } = yamlPlace(lines, column - 1);
  const schema = await schemaOf(format);
  const [word = ''] = /[\w.-]*$/.exec(typed) ?? [];
  const range = rangeOf(word.length);
  if (typedField === undefined) return { suggestions: suggestionsOf(fieldsAt(schema, path), range) };
  const offered = await names.at({ path, field: typedField, text: model.getValue(), lineNumber });
  const values = fieldAt(schema, path, typedField)?.values ?? [];
  const all = [...offered, ...values.map((name) => ({ name, help: '' }))];
  return { suggestions: all.map(itemOf(range, languages.CompletionItemKind.EnumMember)) };
};

/** The characters of a name around a column. */
const nameAround = (line: string, column: number): { readonly name: string; readonly startColumn: number } => {
  const [before = ''] = /[\w./-]*$/.exec(line.slice(0, column - 1)) ?? [];
  const [after = ''] = /^[\w./-]*/.exec(line.slice(column - 1)) ?? [];
  return { name: before + after, startColumn: column - before.length };
};

/** What a name means: a template, rule, environment or variable. */
const describedName = async (model: monaco.ITextModel, { names }: Offer, { lineNumber, column }: Position) => {
  const lines = linesTo(model, lineNumber);
  const line = lines.at(-1) ?? '';
  const { name, startColumn } = nameAround(line, column);
  const { path, typedField } = yamlPlace(lines, startColumn - 1);
  const text = model.getValue();
  const isPlaceholder = openPlaceholder.test(line.slice(0, startColumn - 1));
  const known = isPlaceholder
    ? await names.ofPlaceholders(text, lineNumber)
    : typedField === undefined
      ? []
      : await names.at({ path, field: typedField, text, lineNumber });
  const help = known.find((one) => one.name === name)?.help ?? '';
  if (help === '') return null;
  const endColumn = startColumn + name.length;
  const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn };
  return { range, contents: [{ value: `**${name}**` }, { value: help.replaceAll(/[\\`*_{}[\]<>()#!|]/g, '\\$&') }] };
};

/** Offers the fields of a format, their values and the names in its scope, and what they mean. */
export const offerFormat =
  (offer: Offer) =>
  (model: monaco.ITextModel): IDisposable => {
    const completion = languages.registerCompletionItemProvider('yaml', {
      triggerCharacters: [' ', '{', ',', '.'],
      provideCompletionItems: async (asked, position) =>
        asked === model ? completed(model, offer, position) : { suggestions: [] },
    });
    const hover = languages.registerHoverProvider('yaml', {
      provideHover: async (asked, position) => {
        if (asked !== model) return null;
        return (await describedName(model, offer, position)) ?? describedField(model, schemaOf(offer.format), position);
      },
    });
    return {
      dispose: () => {
        completion.dispose();
        hover.dispose();
      },
    };
  };
