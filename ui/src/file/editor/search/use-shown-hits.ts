import { useEffect, useRef } from 'react';
import type { TextView } from '../text/text-view.ts';
import type { SearchState } from './search-slice.ts';

/** Marks what was found in the piece on screen, and brings the hit in sight that was gone to; the keyboard stays where it is. */
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
