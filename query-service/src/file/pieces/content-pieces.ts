import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { type PieceTable, pieceAt, tablePieces } from './piece-table.ts';

/** Number of cached tables; a table for 100 MB has about 200 positions. */
const room = 50;

export type PieceRange = {
  readonly number?: number | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

const indexOf = (table: PieceTable, { number, line, column }: PieceRange): number => {
  if (number !== undefined) return Math.min(number, table.offsets.length) - 1;
  return line === undefined ? 0 : pieceAt(table, line, column);
};

const textBetween = async (contents: ContentStore, sha256: string, from: number, to: number): Promise<string> => {
  const bytes = new Uint8Array(to - from);
  let filled = 0;
  for await (const piece of contents.read(sha256, from)) {
    const part = piece.subarray(0, bytes.length - filled);
    bytes.set(part, filled);
    filled += part.length;
    if (filled === bytes.length) break;
  }
  return new TextDecoder().decode(bytes);
};

/** Reads parts of contents. Their positions are computed with the first request for a content. */
export const contentPieces = (contents: ContentStore) => {
  const tables = boundedCache<PieceTable>(room);
  const tableOf = async (sha256: string): Promise<PieceTable> => {
    const table = tables.get(sha256) ?? (await tablePieces(contents.read(sha256)));
    tables.set(sha256, table);
    return table;
  };
  return async (sha256: string, wanted: PieceRange): Promise<ContentPiece> => {
    const table = await tableOf(sha256);
    const { offsets, lines, columns, size, totalLines } = table;
    const index = indexOf(table, wanted);
    return {
      number: index + 1,
      pieces: offsets.length,
      firstLine: lines[index] ?? 1,
      firstColumn: columns[index] ?? 1,
      lines: totalLines,
      text: await textBetween(contents, sha256, offsets[index] ?? 0, offsets[index + 1] ?? size),
    };
  };
};
