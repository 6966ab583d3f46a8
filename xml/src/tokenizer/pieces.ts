import { limit } from './token.ts';

/** Hands a text on in pieces the tokenizer's buffer likes. */
export const inPieces = (bytes: Uint8Array, push: (piece: Uint8Array) => void): void => {
  if (bytes.length <= limit.piece) {
    if (bytes.length > 0) push(bytes);
    return;
  }
  for (let from = 0; from < bytes.length; from += limit.piece) push(bytes.subarray(from, from + limit.piece));
};
