import { saveBlob } from './save-blob.ts';

/** A reply is the text itself, or the text with its version. */
const textOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'text' in reply ? String(reply.text) : String(reply);

/** Downloads the text of a reply as a file. */
export const saveFile = (reply: unknown, name: string, type: string): void =>
  saveBlob(new Blob([textOf(reply)], { type }), name);
