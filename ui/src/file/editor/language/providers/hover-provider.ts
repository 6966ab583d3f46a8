import type { Hover } from '@clearbench/validation/language/hover';
import { type editor, type IDisposable, languages, Range } from 'monaco-editor/editor';
import type { LanguageClient } from '../language-client.ts';

/** Tells about the element, attribute or value that is pointed at. */
export const offerHover = (
  model: editor.ITextModel,
  client: LanguageClient,
  words: (hover: Hover) => string,
): IDisposable =>
  languages.registerHoverProvider('xml', {
    provideHover: async (asked, position) => {
      if (asked !== model) return null;
      const hover = await client.ask('hover', { offset: model.getOffsetAt(position) });
      if (hover === undefined || model.isDisposed()) return null;
      const range = Range.fromPositions(model.getPositionAt(hover.from), model.getPositionAt(hover.to));
      return { range, contents: [{ value: words(hover) }] };
    },
  });
