import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Step } from '../report/adjacent-finding.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { type SearchState, searchOpened, stepRequested } from './search-slice.ts';

/** Opens the search in the text, on the server for a text in pieces, and steps through the matches. */
export const useTextSearch = ({ fileId, piece }: Pick<OpenFile, 'fileId' | 'piece'>, text: TextView | undefined) => {
  const dispatch = useDispatch();
  const isInPieces = piece !== undefined;
  return useMemo(
    () => ({
      // Also works before the text is on screen.
      open: () => {
        if (isInPieces) dispatch(searchOpened({ fileId }));
        else text?.find();
      },
      /** Goes to the next or previous match from the cursor. */
      step: (way: Step) => {
        if (text) dispatch(stepRequested({ fileId, from: text.cursor(), way }));
      },
    }),
    [dispatch, fileId, isInPieces, text],
  );
};

/** Marks the matches in the piece on screen and reveals the current match; the focus does not move. */
export const useShownHits = (text: TextView, { sought, found, at, reached }: SearchState): void => {
  const { text: words, ignoreCase } = sought;
  const isMarked = found !== undefined && found.total > 0;
  useEffect(() => {
    text.markHits(isMarked ? { text: words, ignoreCase } : undefined);
  }, [text, isMarked, words, ignoreCase]);
  useEffect(() => () => text.markHits(undefined), [text]);

  const shown = useRef(0);
  const hit = at === undefined ? undefined : found?.hits[at];
  useEffect(() => {
    if (!hit || shown.current === reached) return;
    shown.current = reached;
    const { line, column, match } = hit;
    text.source.reveal({ line, column }, { line, column: column + match.length });
  }, [text, hit, reached]);
};
