import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Place } from '../report/neighbour-finding.ts';

/** The size limit of a text that is opened completely for editing, in bytes; larger ones are read in pieces. */
const wholeUpTo = 64 * 1_048_576;

export const comesInPieces = ({ size }: VipFileSummary): boolean => size > wholeUpTo;

/** The requested piece: by number, or the one that contains a location. */
export type WantedPiece = { readonly number: number } | Place;

/** The piece on screen of a text that is too large to be loaded completely. Its text is the open text. */
export type ShownPiece = Omit<ContentPiece, 'text'> & {
  /** The location after its last character. */
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

/** Whether a location in the whole text is in the piece; locations after the text belong to its last piece. */
export const isInPiece = ({ firstLine, firstColumn, end, number, pieces }: ShownPiece, place: Place): boolean =>
  !isBefore(place, { line: firstLine, column: firstColumn }) && (number === pieces || isBefore(place, end));

/** Converts a location in the whole text to one in the piece, and vice versa. */
export const placeInPiece = ({ firstLine, firstColumn }: ShownPiece, { line, column }: Place): Place => ({
  line: line - firstLine + 1,
  column: line === firstLine ? column - firstColumn + 1 : column,
});

export const placeInWhole = ({ firstLine, firstColumn }: ShownPiece, { line, column }: Place): Place => ({
  line: line + firstLine - 1,
  column: line === 1 ? column + firstColumn - 1 : column,
});
