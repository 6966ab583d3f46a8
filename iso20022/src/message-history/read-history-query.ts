import { limit } from '@clearbench/xml/tokenizer/token';
import { elementOf, type FileForm, pathBelowRoot } from '../envelopes/file-form.ts';
import { formOf } from '../envelopes/read-envelope.ts';
import { createMessageReader } from '../reader/read-message.ts';
import { buildHistoryQuery, type HistoryQuery, mostCompared } from './build-history-query.ts';
import { entrySelect } from './entry-reader.ts';

/** The forms of files, by default those of the product, and the most payments that are read. */
type ReadOptions = { readonly forms?: readonly FileForm[] | undefined; readonly most?: number };

/** Reads the history query of a message, up to the maximum number of payments: a long message is not read to its end. */
export const readHistoryQuery = (bytes: Uint8Array, { forms, most = mostCompared }: ReadOptions = {}): HistoryQuery => {
  const { add, addFileReference, isMore, historyQuery } = buildHistoryQuery(most);
  const form = formOf(bytes, forms);
  const reference = form && elementOf(form, 'reference');
  const reader = createMessageReader({
    select: reference === undefined ? entrySelect : [...entrySelect, `${form?.root}/${reference}`],
    onNode: (node) => {
      if (reference !== undefined && pathBelowRoot(node) === reference) addFileReference(node.text);
      else add(node);
    },
  });
  for (let from = 0; from < bytes.length && !isMore(); from += limit.piece) {
    reader.push(bytes.subarray(from, from + limit.piece));
  }
  return historyQuery(reader.finish().messageType);
};
