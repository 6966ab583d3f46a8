import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { pieceRequested } from '../session/editor-actions.ts';
import type { OpenFile } from '../session/open-file.ts';
import { isInPiece } from '../session/piece.ts';
import { type Awaited, pieceView, showInPiece } from '../text/piece-view.ts';
import type { TextView } from '../text/text-view.ts';

const start = { line: 1, column: 1 };

/** The view to work with: that of the text, or, for a text in pieces, one that loads the piece it needs. */
export const usePieceView = (file: OpenFile, onView: (view: TextView | undefined) => void) => {
  const dispatch = useDispatch();
  const [view, setView] = useState<TextView>();
  const now = useRef(file);
  now.current = file;
  const awaited = useRef<Awaited>(undefined);
  const { fileId, piece } = file;
  const isInPieces = piece !== undefined;

  const shown = useMemo(() => {
    if (!view || !isInPieces) return view;
    return pieceView(view, {
      now: () => now.current.piece ?? { number: 1, pieces: 1, firstLine: 1, firstColumn: 1, lines: 1, end: start },
      findings: () => now.current.report?.validationMessages ?? [],
      awaited: () => awaited.current,
      turnTo: (wanted) => {
        awaited.current = wanted;
        const { line, column } = wanted.from;
        dispatch(pieceRequested({ fileId, wanted: { line, column } }));
      },
    });
  }, [view, isInPieces, fileId, dispatch]);
  useEffect(() => onView(shown), [onView, shown]);

  const drawn = useRef(piece);
  useEffect(() => {
    if (!view || !piece || drawn.current === piece) return;
    drawn.current = piece;
    const wanted = awaited.current;
    awaited.current = undefined;
    // A pending jump to another piece was cancelled by this one.
    if (wanted && isInPiece(piece, wanted.from)) showInPiece(view, piece, wanted);
    else view.source.reveal(start, start);
  }, [view, piece]);
  return setView;
};
