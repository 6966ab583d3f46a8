/** The start of each part of a text, in bytes and as position; and the size of the text. */
export type PieceTable = {
  readonly offsets: readonly number[];
  readonly lines: readonly number[];
  readonly columns: readonly number[];
  readonly size: number;
  readonly totalLines: number;
};

const newline = 0x0a;
const usualLength = 512 * 1024;

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** UTF-16 units of UTF-8: characters of four bytes count twice. */
const unitsIn = (bytes: Uint8Array, from: number, to: number): number => {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
};

type Growing = {
  readonly offsets: number[];
  readonly lines: number[];
  readonly columns: number[];
  readonly length: number;
  /** Bytes before the current chunk. */
  base: number;
  line: number;
  /** Units of the line before the current chunk. */
  units: number;
};

const cut = (table: Growing, offset: number, column: number): void => {
  table.offsets.push(offset);
  table.lines.push(table.line);
  table.columns.push(column);
};

const lastCut = ({ offsets }: Growing): number => offsets.at(-1) ?? 0;

/** Reads text within a line; a line that is too long is split between two characters. */
const passText = (table: Growing, bytes: Uint8Array, from: number, to: number): void => {
  let start = from;
  for (;;) {
    let at = Math.max(start, lastCut(table) + 2 * table.length - table.base);
    while (at < to && isContinuation(bytes[at])) at++;
    if (at >= to) break;
    table.units += unitsIn(bytes, start, at);
    cut(table, table.base + at, table.units + 1);
    start = at;
  }
  table.units += unitsIn(bytes, start, to);
};

const endLine = (table: Growing, behind: number): void => {
  table.line++;
  table.units = 0;
  if (behind - lastCut(table) >= table.length) cut(table, behind, 1);
};

const pass = (table: Growing, bytes: Uint8Array): void => {
  let at = 0;
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, at)) {
    if (table.base + end - lastCut(table) > 2 * table.length) passText(table, bytes, at, end);
    at = end + 1;
    endLine(table, table.base + at);
  }
  passText(table, bytes, at, bytes.length);
  table.base += bytes.length;
};

/** Scans a text once and computes the starts of its parts: at line starts, except where lines are longer than parts. */
export const tablePieces = async (contents: AsyncIterable<Uint8Array>, length = usualLength): Promise<PieceTable> => {
  const table: Growing = { offsets: [0], lines: [1], columns: [1], length, base: 0, line: 1, units: 0 };
  for await (const bytes of contents) pass(table, bytes);
  const { offsets, lines, columns, base: size, line: totalLines } = table;
  if (offsets.length > 1 && offsets.at(-1) === size) for (const list of [offsets, lines, columns]) list.pop();
  return { offsets, lines, columns, size, totalLines };
};

/** Index of the part with a position; the last one for positions after the end. */
export const pieceAt = ({ lines, columns }: PieceTable, line: number, column = 1): number =>
  Math.max(
    0,
    lines.findLastIndex((first, at) => first < line || (first === line && (columns[at] as number) <= column)),
  );
