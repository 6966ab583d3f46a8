import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { contentPieces } from './content-pieces.ts';
import { pieceAt, tablePieces } from './piece-table.ts';

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The parts of a text, read one after another. */
const cutUp = async (text: string, chunk: number, length: number): Promise<readonly string[]> => {
  const { offsets, size } = await tablePieces(inChunks(text, chunk), length);
  const bytes = Buffer.from(text);
  return offsets.map((from, at) => bytes.subarray(from, offsets[at + 1] ?? size).toString());
};

const lined = Array.from({ length: 40 }, (_, at) => `<a>${'ä'.repeat(at % 7)}𝄞</a>\n`).join('');
const oneLine = 'x𝄞ä'.repeat(60);
const mixed = `${lined}${oneLine}\n${lined}${oneLine}`;

/** The position of an offset, counted character by character. */
const placeIn = (text: string, offset: number) => {
  const before = Buffer.from(text).subarray(0, offset).toString().split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
};

describe('parts of a text', () => {
  it.each([1, 7, 64, 10_000])('together are the text, for any chunks of %d bytes', async (chunk) => {
    for (const text of ['', 'a', '\n', lined, oneLine, mixed])
      for (const length of [5, 16, 50, 100_000]) {
        const pieces = await cutUp(text, chunk, length);
        expect(pieces.join('')).toBe(text);
        expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(2 * length + 4 + 30);
      }
  });

  it('have their start position', async () => {
    const { offsets, lines, columns, totalLines } = await tablePieces(inChunks(mixed, 33), 50);
    expect(offsets.map((_, at) => [lines[at], columns[at]])).toEqual(offsets.map((at) => placeIn(mixed, at)));
    expect(totalLines).toBe(mixed.split('\n').length);
    expect(offsets.length).toBeGreaterThan(10);
  });

  it('start at line starts where lines are short', async () => {
    const pieces = await cutUp(lined, 33, 50);
    expect(pieces.every((piece) => piece.startsWith('<a>') && piece.endsWith('\n'))).toBe(true);
  });

  it('are found by position', async () => {
    const table = await tablePieces(inChunks(mixed, 33), 50);
    const last = table.lines.length - 1;
    expect(pieceAt(table, 1)).toBe(0);
    expect(pieceAt(table, 9_999)).toBe(last);
    expect(table.lines.map((line, at) => pieceAt(table, line, table.columns[at]))).toEqual([...table.lines.keys()]);
  });
});

describe('part of a content', () => {
  it('is read by number or position; beyond the end it is the last one', async () => {
    const contents = memoryContentStore();
    const text = '\ufeff<a/>\n'.padEnd(1_300_000, '<line of="some length"/>\n');
    const { sha256 } = await contents.put(Buffer.from(text));
    const read = contentPieces(contents);
    const first = await read(sha256, {});
    expect(first).toMatchObject({ number: 1, pieces: 3, firstLine: 1, firstColumn: 1, lines: text.split('\n').length });
    expect(first.text.startsWith('<a/>\n')).toBe(true);
    const second = await read(sha256, { number: 2 });
    expect(second.firstLine).toBe(first.text.split('\n').length);
    expect(await read(sha256, { line: second.firstLine + 5 })).toEqual(second);
    const third = await read(sha256, { number: 99 });
    expect(first.text + second.text + third.text).toBe(text.slice(1));
  });
});
