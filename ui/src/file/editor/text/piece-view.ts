import type { Place } from '../report/neighbour-finding.ts';
import { isInPiece, placeInPiece, placeInWhole, type ShownPiece } from '../session/piece.ts';
import type { TextView } from './text-view.ts';

/** What is done once the piece is there that holds a place: going to it, or showing the part that begins with it. */
export type Awaited = { readonly from: Place; readonly to?: Place };

type Pieces = {
  /** The piece on screen. */
  readonly now: () => ShownPiece;
  /** What the piece that is on its way was asked for. */
  readonly awaited: () => Awaited | undefined;
  /** Places of the findings in the whole text. */
  readonly findings: () => readonly Place[];
  /** Asks for the piece that holds a place, which is then shown. */
  readonly turnTo: (awaited: Awaited) => void;
};

const nothing: TextView['language'] = {
  isOn: true,
  isChecked: true,
  inPieces: true,
  crumbs: async () => [],
  placeOfPath: async () => undefined,
};

/** Shows in a piece what is given in places of the whole text. */
export const showInPiece = (view: TextView, piece: ShownPiece, { from, to }: Awaited): void => {
  if (to) view.source.reveal(placeInPiece(piece, from), placeInPiece(piece, to));
  else view.goTo(placeInPiece(piece, from));
};

/** A view of a whole text of which one piece is on screen: places are those of the whole. */
export const pieceView = (view: TextView, { now, awaited, findings, turnTo }: Pieces): TextView => {
  const show = (wanted: Awaited): void => {
    if (isInPiece(now(), wanted.from) && !awaited()) showInPiece(view, now(), wanted);
    else turnTo(wanted);
  };
  return {
    ...view,
    source: { ...view.source, reveal: (from, to) => show({ from, to }) },
    language: nothing,
    goTo: (from) => show({ from }),
    oneLine: () => false,
    cursor: () => awaited()?.from ?? placeInWhole(now(), view.cursor()),
    onSign: (listener) => view.onSign((line) => listener(placeInWhole(now(), { line, column: 1 }).line)),
    findingPlaces: findings,
    fixOf: () => undefined,
    applyFix: () => {},
  };
};
