import { readScenarioSchemaRoute } from '@clearbench/contracts/scenario/routes';
import type { IDisposable, editor as monaco } from 'monaco-editor/editor';
import { languages } from 'monaco-editor/editor';
import { caller } from '../http/http-caller.ts';
import { type FieldsByParent, fieldsIn, parentOf } from './schema-fields.ts';

const readSchema = caller(readScenarioSchemaRoute);

let known: Promise<FieldsByParent> | undefined;

/** The fields of the format; a failed request is repeated the next time. */
const fieldsOfFormat = (): Promise<FieldsByParent> => {
  known ??= readSchema().then(fieldsIn, (error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

/** Offers the fields of the format where one is typed, from the published schema. */
export const offerScenarioFields = (model: monaco.ITextModel): IDisposable =>
  languages.registerCompletionItemProvider('yaml', {
    triggerCharacters: [' ', '{', ','],
    provideCompletionItems: async (asked, position) => {
      if (asked !== model) return { suggestions: [] };
      const before = model.getLinesContent().slice(0, position.lineNumber);
      const parent = parentOf(before, position.column - 1);
      const word = model.getWordUntilPosition(position);
      const fields = parent === undefined ? [] : ((await fieldsOfFormat().catch(() => undefined))?.get(parent) ?? []);
      return {
        suggestions: fields.map(({ name, help }) => ({
          label: name,
          kind: languages.CompletionItemKind.Field,
          insertText: `${name}: `,
          documentation: help,
          range: {
            startLineNumber: position.lineNumber,
            endLineNumber: position.lineNumber,
            startColumn: word.startColumn,
            endColumn: position.column,
          },
        })),
      };
    },
  });
