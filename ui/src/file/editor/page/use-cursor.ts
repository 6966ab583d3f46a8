import { useMemo, useSyncExternalStore } from 'react';
import { afterFrame } from '../../../parts/after-frame.ts';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';

const start = { line: 1, column: 1 };

/**
 * The position of the cursor; only components that use it render when it moves, after the frame that shows the typed
 * character.
 */
export const useCursor = (view: TextView | undefined): TextPosition => {
  const source = useMemo(() => {
    let place = view?.cursor() ?? start;
    return {
      subscribe: (onChange: () => void) => {
        let isOver = false;
        const moved = afterFrame(() => {
          if (isOver || !view) return;
          place = view.cursor();
          onChange();
        });
        const stop = view?.onCursor(moved);
        return () => {
          isOver = true;
          stop?.();
        };
      },
      read: () => place,
    };
  }, [view]);
  return useSyncExternalStore(source.subscribe, source.read);
};
