/** A content of this size from its pieces, which come in order. */
export const wholeContent = async (size: number, pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const whole = new Uint8Array(size);
  let filled = 0;
  for await (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
};
