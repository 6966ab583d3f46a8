/** Those of the texts that the bytes contain, found in one pass; each text has at least four bytes. */
export const containedIn = (bytes: Buffer, texts: readonly Uint8Array[]): Set<Uint8Array> => {
  const byStart = Map.groupBy(texts, (text) => Buffer.from(text).readUInt32BE(0));
  const starts = new Uint8Array(2 ** 16);
  for (const start of byStart.keys()) starts[start >>> 16] = 1;
  const found = new Set<Uint8Array>();
  for (let at = 0; at <= bytes.length - 4; at += 1) {
    if (starts[((bytes[at] as number) << 8) | (bytes[at + 1] as number)] === 0) continue;
    for (const text of byStart.get(bytes.readUInt32BE(at)) ?? [])
      if (bytes.subarray(at, at + text.length).equals(text)) found.add(text);
  }
  return found;
};
