import { type editor, type IDisposable, languages } from 'monaco-editor/editor';
import type { LanguageClient } from '../language-client.ts';

/** Folds elements and comments, however they are indented. */
export const offerFolds = (model: editor.ITextModel, client: LanguageClient): IDisposable =>
  languages.registerFoldingRangeProvider('xml', {
    provideFoldingRanges: async (asked) => {
      if (asked !== model) return null;
      const folds = (await client.ask('folds', {})) ?? [];
      return folds.map(({ startLine, endLine, isComment }) => ({
        start: startLine,
        end: endLine,
        ...(isComment ? { kind: languages.FoldingRangeKind.Comment } : {}),
      }));
    },
  });
