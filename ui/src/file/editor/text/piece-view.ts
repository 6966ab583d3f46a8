import type { Place } from '../report/neighbour-finding.ts';
import { isInPiece, placeInPiece, placeInWhole, type ShownPiece } from '../session/piece.ts';
import type { TextView } from './text-view.ts';

type Pieces = {
  /** The piece on screen. */
  readonly now: () => ShownPiece;
  /** Places of the findings in the whole text. */
  readonly findings: () => readonly Place[];
  /** Asks for the piece that holds a place, which is then gone to. */
  readonly turnTo: (place: Place) => void;
};

const nothing = { isOn: true, isChecked: true, crumbs: async () => [], placeOfPath: async () => undefined };

/** A view of a whole text of which one piece is on screen: places are those of the whole. */
export const pieceView = (view: TextView, { now, findings, turnTo }: Pieces): TextView => ({
  ...view,
  language: nothing,
  goTo: (place) => {
    if (isInPiece(now(), place)) view.goTo(placeInPiece(now(), place));
    else turnTo(place);
  },
  oneLine: () => false,
  cursor: () => placeInWhole(now(), view.cursor()),
  onSign: (listener) => view.onSign((line) => listener(placeInWhole(now(), { line, column: 1 }).line)),
  findingPlaces: findings,
  fixOf: () => undefined,
  applyFix: () => {},
});
