import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';
import { type PageAddress, readAddress, writeAddress } from './page-address.ts';
import type { ChangeAddress } from './use-page-address.ts';

/** Writes the current line into the current history entry, so that going back leads to it. */
const rememberLine = (line: number) => {
  const search = writeAddress(new URLSearchParams(window.location.search), { line });
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${search}${window.location.hash}`);
};

/** Jumps to a location as a history entry: Alt+Left goes back, Alt+Right forward. */
export const useJump = (
  view: TextView | undefined,
  line: number | undefined,
  change: ChangeAddress,
  /** The other parts of the address that a jump changes: on small screens the text is shown. */
  tab?: PageAddress['tab'],
) => {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (!view || shown.current === key) return;
    const first = shown.current === undefined;
    shown.current = key;
    if (line !== undefined && (first || navigation === 'POP')) view.goTo({ line, column: 1 });
  }, [view, key, line, navigation]);

  // Going back to the drawn entry before the entry of a jump is drawn changes no location of the router.
  useEffect(() => {
    const showEntry = () => {
      const entry = readAddress(new URLSearchParams(window.location.search));
      if (shown.current === '' && entry.line !== undefined) view?.goTo({ line: entry.line, column: 1 });
    };
    window.addEventListener('popstate', showEntry);
    return () => window.removeEventListener('popstate', showEntry);
  }, [view]);

  return useCallback(
    (place: TextPosition) => {
      if (!view) return;
      const from = view.cursor();
      if (tab !== undefined || from.line !== place.line) {
        rememberLine(from.line);
        // If the user goes back before the new entry is drawn, the entry of the last drawing is to be shown again.
        shown.current = '';
        change({ line: place.line, finding: undefined, ...(tab === undefined ? {} : { tab }) }, { step: true });
      }
      view.goTo(place);
    },
    [view, change, tab],
  );
};
export type Jump = ReturnType<typeof useJump>;
