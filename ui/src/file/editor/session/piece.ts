import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Place } from '../report/neighbour-finding.ts';

/** Bytes of the largest text that is opened as a whole, to be edited; larger ones are read in pieces. */
const wholeUpTo = 64 * 1_048_576;

export const comesInPieces = ({ size }: VipFileSummary): boolean => size > wholeUpTo;

/** Which piece is wanted: one of a number, or the one that holds a place. */
export type WantedPiece = { readonly number: number } | Place;

/** The piece on screen, of a text too large to be there as a whole. Its text is the open text. */
export type ShownPiece = Omit<ContentPiece, 'text'> & {
  /** The place behind its last character. */
  readonly end: Place;
};

const endOf = ({ text, firstLine, firstColumn }: ContentPiece): Place => {
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

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);

/** Whether a place of the whole text is in the piece; what lies behind the text counts to its last piece. */
export const isInPiece = ({ firstLine, firstColumn, end, number, pieces }: ShownPiece, place: Place): boolean =>
  !isBefore(place, { line: firstLine, column: firstColumn }) && (number === pieces || isBefore(place, end));

/** A place of the whole text as one of the piece, and the other way round. */
export const placeInPiece = ({ firstLine, firstColumn }: ShownPiece, { line, column }: Place): Place => ({
  line: line - firstLine + 1,
  column: line === firstLine ? column - firstColumn + 1 : column,
});

export const placeInWhole = ({ firstLine, firstColumn }: ShownPiece, { line, column }: Place): Place => ({
  line: line + firstLine - 1,
  column: line === 1 ? column + firstColumn - 1 : column,
});
