import { createMessageReader, type ReadResult } from './read-message.ts';

/** What a message is, as far as its first bytes say. */
export const sniffMessage = (start: Uint8Array): ReadResult => {
  const reader = createMessageReader({ select: [], onNode: () => undefined });
  reader.push(start);
  return reader.finish();
};
