import { indent } from '@clearbench/xml/indent';

/** An indented text. */
export const indented = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of indent(bytes)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};
