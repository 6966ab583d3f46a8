import type { Writer } from '../session/open-file.ts';

/** How a version this page did not write is spoken of: as the tester's own, as that of somebody with a name, or of nobody. */
export const whoWrote = (writer: Writer | undefined, version: number): 'you' | 'other' | 'unknown' => {
  if (writer?.version !== version) return 'unknown';
  if (writer.isYou) return 'you';
  return writer.name === undefined ? 'unknown' : 'other';
};
