import { createTextIndex, type TextIndex } from '@clearbench/xml/text-index/text-index';
import { encodedText } from './encoded-text.ts';
import type { Change } from './protocol.ts';

/** Edits that no request has needed yet; with more of them the whole text is read again. */
const mostWaiting = 1_000;

type Load = (text: string) => Promise<unknown> | undefined;

/**
 * The text of the editor: its bytes for validations, and its elements for requests. No request asks about the elements
 * of a long text, so they follow the edits only when a request comes: as one string, a long text is copied on each key.
 */
export const followedText = () => {
  const encoded = encodedText();
  const elements = createTextIndex();
  let waiting: Change[] | 'everything' = [];
  return {
    length: encoded.length,
    chunks: encoded.chunks,
    replace: (text: string): void => {
      encoded.replace(text);
      waiting = 'everything';
    },
    append: (text: string): void => {
      encoded.append(text);
      waiting = 'everything';
    },
    edit: (changes: readonly Change[]): void => {
      for (const { from, removed, text } of changes) encoded.edit(from, removed, text);
      if (waiting !== 'everything') waiting = [...waiting, ...changes];
      if (waiting.length > mostWaiting) waiting = 'everything';
    },
    /** The elements of the text. */
    index: (): TextIndex => {
      if (waiting === 'everything') elements.replace(encoded.text());
      else for (const { from, removed, text } of waiting) elements.edit(from, removed, text);
      waiting = [];
      return elements;
    },
    /** Loads what the text names; undefined if all of it is loaded. What was loaded before is not looked for again. */
    load: (load: Load): Promise<unknown> | undefined => {
      const loading = load(encoded.news());
      if (loading === undefined) encoded.settle();
      return loading;
    },
  };
};
