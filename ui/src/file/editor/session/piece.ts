import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TextPosition } from '../report/adjacent-finding.ts';

/** The size limit of a text that is opened completely for editing, in bytes; larger ones are read in pieces. */
const wholeUpTo = 64 * 1_048_576;

export const isShownInPieces = ({ size }: VipFileSummary): boolean => size > wholeUpTo;

/** The requested piece: by number, or the one that contains a location. */
export type PieceRequest = { readonly number: number } | TextPosition;

/** The piece on screen of a text that is too large to be loaded completely. Its text is the open text. */
export type ShownPiece = Omit<ContentPiece, 'text'> & {
  /** The location after its last character. */
  readonly end: TextPosition;
};

const endOf = ({ text, firstLine, firstColumn }: ContentPiece): TextPosition => {
  let lines = 0;
  let begins = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', begins)) {
    lines++;
    begins = at + 1;
  }
  return { line: firstLine + lines, column: text.length - begins + (lines === 0 ? firstColumn : 1) };
};

export const shownPiece = (piece: ContentPiece): ShownPiece => {
  const { text: _, ...facts } = piece;
  return { ...facts, end: endOf(piece) };
};

const isBefore = (a: TextPosition, b: TextPosition): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

/** Whether a location in the whole text is in the piece; locations after the text belong to its last piece. */
export const isInPiece = (
  { firstLine, firstColumn, end, number, pieces }: ShownPiece,
  position: TextPosition,
): boolean =>
  !isBefore(position, { line: firstLine, column: firstColumn }) && (number === pieces || isBefore(position, end));

/** Converts a location in the whole text to one in the piece, and vice versa. */
export const locationInPiece = (
  { firstLine, firstColumn }: ShownPiece,
  { line, column }: TextPosition,
): TextPosition => ({
  line: line - firstLine + 1,
  column: line === firstLine ? column - firstColumn + 1 : column,
});

export const locationInText = (
  { firstLine, firstColumn }: ShownPiece,
  { line, column }: TextPosition,
): TextPosition => ({
  line: line + firstLine - 1,
  column: line === 1 ? column + firstColumn - 1 : column,
});
