import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { LanguageClient } from '../language-client.ts';

const name = /[^\s<>/="']+/;

/** Renames an element's end tag with its start tag, and the other way round. */
export const offerTagPairs = (model: editor.ITextModel, client: LanguageClient): IDisposable =>
  languages.registerLinkedEditingRangeProvider('xml', {
    provideLinkedEditingRanges: async (asked, position) => {
      if (asked !== model) return null;
      const version = model.getVersionId();
      const spans = (await client.ask('tags', { offset: model.getOffsetAt(position) })) ?? [];
      if (spans.length < 2 || model.isDisposed() || model.getVersionId() !== version) return null;
      const ranges = spans.map(({ from, to }) =>
        Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
      );
      return { ranges, wordPattern: name };
    },
  });
