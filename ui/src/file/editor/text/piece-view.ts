import type { TextPosition } from '../report/adjacent-finding.ts';
import { isInPiece, locationInPiece, locationInText, type ShownPiece } from '../session/piece.ts';
import type { TextView } from './text-view.ts';

/** The action after the piece with a location is loaded: going to it, or showing the part that begins with it. */
export type Awaited = { readonly from: TextPosition; readonly to?: TextPosition };

type Pieces = {
  /** The piece on screen. */
  readonly now: () => ShownPiece;
  /** The purpose of the requested piece. */
  readonly awaited: () => Awaited | undefined;
  /** The locations of the findings in the whole text. */
  readonly findings: () => readonly TextPosition[];
  /** Requests and shows the piece that contains a location. */
  readonly turnTo: (awaited: Awaited) => void;
};

const nothing: TextView['language'] = {
  isOn: true,
  isChecked: true,
  subset: () => Promise.resolve(undefined),
  inPieces: true,
  crumbs: async () => [],
  targetOfPath: async () => undefined,
};

/** Shows locations of the whole text in a piece. */
export const showInPiece = (view: TextView, piece: ShownPiece, { from, to }: Awaited): void => {
  if (to) view.source.reveal(locationInPiece(piece, from), locationInPiece(piece, to));
  else view.goTo(locationInPiece(piece, from));
};

/** A view of a whole text of which one piece is on screen: locations refer to the whole text. */
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
    cursor: () => awaited()?.from ?? locationInText(now(), view.cursor()),
    onSign: (listener) => view.onSign((line) => listener(locationInText(now(), { line, column: 1 }).line)),
    findingPlaces: findings,
    fixOf: () => undefined,
    applyFix: () => {},
  };
};
