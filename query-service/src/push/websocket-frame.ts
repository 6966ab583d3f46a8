/** Bits of the first byte of a whole text message (RFC 6455, section 5.2). */
const finalText = 0x81;

/** The longest lengths in one byte, and in two; these values of the second byte announce two and eight bytes of length. */
const [longestInOne, longestInTwo, two, eight] = [125, 65_535, 126, 127];

const headerOf = (length: number): Buffer => {
  if (length <= longestInOne) return Buffer.from([finalText, length]);
  const header = Buffer.alloc(length <= longestInTwo ? 4 : 10);
  header[0] = finalText;
  header[1] = length <= longestInTwo ? two : eight;
  if (length <= longestInTwo) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
};

type Framed = { readonly text: Buffer | undefined; readonly frame: Buffer };
let last: Framed = { text: undefined, frame: Buffer.alloc(0) };

/**
 * A text in one frame of a server. Subscribers of the same queue get the same text one after another, so its frame is
 * cached.
 */
export const textFrame = (text: Buffer): Buffer => {
  if (last.text !== text) last = { text, frame: Buffer.concat([headerOf(text.length), text]) };
  return last.frame;
};
