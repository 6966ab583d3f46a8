const finalText = 0x81;
const [twoBytesFollow, eightBytesFollow] = [126, 127];

const lengthBytes = (length: number): number => (length < twoBytesFollow ? 0 : length <= 0xffff ? 2 : 8);

/** A text as a server sends it over a WebSocket of RFC 6455: one frame, not masked. */
export const websocketFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const more = lengthBytes(length);
  const frame = Buffer.allocUnsafe(2 + more + length);
  frame[0] = finalText;
  frame[1] = more === 0 ? length : more === 2 ? twoBytesFollow : eightBytesFollow;
  if (more === 2) frame.writeUInt16BE(length, 2);
  if (more === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, 2 + more);
  return frame;
};
