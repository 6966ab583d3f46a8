import type { SuiteTexts } from './suite-texts.ts';

type Entry = readonly [path: string, size: number];

const lineEnd = 0x0a;

/** The files of a suite as one content: a line with their paths and sizes, then their bytes. */
export const packTexts = (files: SuiteTexts): Uint8Array => {
  const entries = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const head = JSON.stringify(entries.map(([path, { length }]): Entry => [path, length]));
  return Buffer.concat([Buffer.from(`${head}\n`), ...entries.map(([, bytes]) => bytes)]);
};

/** The files in a packed content; throws for another content. */
export const unpackTexts = (packed: Uint8Array): SuiteTexts => {
  const end = packed.indexOf(lineEnd);
  const entries = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as readonly Entry[];
  let at = end + 1;
  return new Map(
    entries.map(([path, size]) => {
      at += size;
      return [path, packed.subarray(at - size, at)];
    }),
  );
};
