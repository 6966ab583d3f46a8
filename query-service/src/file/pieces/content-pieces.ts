import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { shortMemory } from '@clearbench/stores/short-memory';
import { type PieceTable, pieceAt, tablePieces } from './piece-table.ts';

/** Contents whose pieces are known by heart; a table of 100 MB holds some 200 places. */
const room = 50;

export type Wanted = {
  readonly number?: number | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

const indexOf = (table: PieceTable, { number, line, column }: Wanted): number => {
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

/** Reads pieces of contents. Where they begin is looked for when a content is first asked for. */
export const contentPieces = (contents: ContentStore) => {
  const tables = shortMemory<PieceTable>(room);
  const tableOf = async (sha256: string): Promise<PieceTable> => {
    const table = tables.get(sha256) ?? (await tablePieces(contents.read(sha256)));
    tables.keep(sha256, table);
    return table;
  };
  return async (sha256: string, wanted: Wanted): Promise<ContentPiece> => {
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
