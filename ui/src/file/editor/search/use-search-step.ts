import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Step } from '../report/neighbour-finding.ts';
import type { TextView } from '../text/text-view.ts';
import { stepRequested } from './search-slice.ts';

/** To the next place, or the one before, of what is looked for, from where the cursor stands. */
export const useSearchStep = (fileId: string, text: TextView | undefined) => {
  const dispatch = useDispatch();
  return useCallback(
    (way: Step) => {
      if (text) dispatch(stepRequested({ fileId, from: text.cursor(), way }));
    },
    [dispatch, fileId, text],
  );
};
