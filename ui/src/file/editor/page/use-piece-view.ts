import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Place } from '../report/neighbour-finding.ts';
import { pieceRequested } from '../session/editor-actions.ts';
import type { OpenFile } from '../session/open-file.ts';
import { placeInPiece } from '../session/piece.ts';
import { pieceView } from '../text/piece-view.ts';
import type { TextView } from '../text/text-view.ts';

const start = { line: 1, column: 1 };

/** The view to be worked with: that of the text, or, of a text in pieces, one that turns to the piece it needs. */
export const usePieceView = (file: OpenFile, onView: (view: TextView | undefined) => void) => {
  const dispatch = useDispatch();
  const [view, setView] = useState<TextView>();
  const now = useRef(file);
  now.current = file;
  const awaited = useRef<Place>(undefined);
  const { fileId, piece } = file;
  const isInPieces = piece !== undefined;

  const shown = useMemo(() => {
    if (!view || !isInPieces) return view;
    return pieceView(view, {
      now: () => now.current.piece ?? { number: 1, pieces: 1, firstLine: 1, firstColumn: 1, lines: 1, end: start },
      findings: () => now.current.report?.validationMessages ?? [],
      turnTo: (place) => {
        awaited.current = place;
        dispatch(pieceRequested({ fileId, wanted: { line: place.line, column: place.column } }));
      },
    });
  }, [view, isInPieces, fileId, dispatch]);
  useEffect(() => onView(shown), [onView, shown]);

  const drawn = useRef(piece);
  useEffect(() => {
    if (!view || !piece || drawn.current === piece) return;
    drawn.current = piece;
    const place = awaited.current;
    awaited.current = undefined;
    if (place) view.goTo(placeInPiece(piece, place));
    else view.source.reveal(start, start);
  }, [view, piece]);
  return setView;
};
