import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Step } from '../report/neighbour-finding.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { searchOpened, stepRequested } from './search-slice.ts';

/** Opens the search in the text, in the whole of it where only a piece is here, and goes from hit to hit. */
export const useTextSearch = ({ fileId, piece }: Pick<OpenFile, 'fileId' | 'piece'>, text: TextView | undefined) => {
  const dispatch = useDispatch();
  const isInPieces = piece !== undefined;
  return useMemo(
    () => ({
      // Whoever asks before the text is drawn is heard, too.
      open: () => {
        if (isInPieces) dispatch(searchOpened({ fileId }));
        else text?.find();
      },
      /** To the next place, or the one before, from where the cursor stands. */
      step: (way: Step) => {
        if (text) dispatch(stepRequested({ fileId, from: text.cursor(), way }));
      },
    }),
    [dispatch, fileId, isInPieces, text],
  );
};
