import { useMemo, useSyncExternalStore } from 'react';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';

const start = { line: 1, column: 1 };

/** The position of the cursor; only components that use it render when it moves. */
export const useCursor = (view: TextView | undefined): TextPosition => {
  const source = useMemo(() => {
    let place = view?.cursor() ?? start;
    return {
      subscribe: (onChange: () => void) =>
        view?.onCursor(() => {
          place = view.cursor();
          onChange();
        }) ?? (() => undefined),
      read: () => place,
    };
  }, [view]);
  return useSyncExternalStore(source.subscribe, source.read);
};
