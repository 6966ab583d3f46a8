import { type RefObject, useEffect, useRef, useState } from 'react';

/** The number of rows rendered at once; a longer list renders as many more whenever its end becomes visible. */
const rowsAtOnce = 1000;

/** The number of rendered rows, and the reference for the row after the last one. */
export const useDrawnRows = (total: number, atLeast = 0): readonly [number, RefObject<HTMLTableRowElement | null>] => {
  const end = useRef<HTMLTableRowElement>(null);
  const [most, setMost] = useState(() => Math.max(rowsAtOnce, atLeast));
  const drawn = Math.min(most, total);
  useEffect(() => {
    if (!end.current || drawn === total) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMost(drawn + rowsAtOnce);
      },
      { rootMargin: '1000px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, total]);
  return [drawn, end];
};
