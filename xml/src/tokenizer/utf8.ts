/** Length of the well-formed UTF-8 sequence that starts at `at`; 0 when it is cut off by `end`, -1 when it is malformed or no XML character. */
export const sequenceLength = (bytes: Uint8Array, at: number, end: number): number => {
  const lead = bytes[at] as number;
  const length = lead < 0x80 ? 1 : lead < 0xc2 ? -1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : -1;
  for (let i = 1; i < length; i++) {
    if (at + i >= end) return 0;
    if (((bytes[at + i] as number) & 0xc0) !== 0x80) return -1;
  }
  if (length < 3) return length;
  const second = bytes[at + 1] as number;
  if (length === 4) return (lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) ? -1 : 4;
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return -1;
  const isNonCharacter = lead === 0xef && second === 0xbf && (bytes[at + 2] as number) >= 0xbe;
  return isNonCharacter ? -1 : 3;
};

/** Bytes of a sequence beyond its UTF-16 code units: what a column must not count. */
export const surplusOf = (length: number): number => (length === 4 ? 2 : length - 1);
