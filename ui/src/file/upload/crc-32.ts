const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The CRC-32 of a ZIP entry continues from one piece to the next; it begins with 0. */
export const crc32 = (before: number, piece: Uint8Array): number => {
  let value = ~before;
  for (const byte of piece) value = (table[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
};
