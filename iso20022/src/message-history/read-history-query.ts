import { limit } from '@clearbench/xml/tokenizer/token';
import { createMessageReader } from '../reader/read-message.ts';
import { buildHistoryQuery, type HistoryQuery, historyQuerySelect, mostCompared } from './build-history-query.ts';

/** Reads the history query of a message, up to the maximum number of payments: a long message is not read to its end. */
export const readHistoryQuery = (bytes: Uint8Array, most = mostCompared): HistoryQuery => {
  const { add, isMore, historyQuery } = buildHistoryQuery(most);
  const reader = createMessageReader({ select: historyQuerySelect, onNode: add });
  for (let from = 0; from < bytes.length && !isMore(); from += limit.piece) {
    reader.push(bytes.subarray(from, from + limit.piece));
  }
  return historyQuery(reader.finish().messageType);
};
