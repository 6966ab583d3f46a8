import { type RefObject, useEffect } from 'react';

/** Frames a row needs at most to be scrolled to and drawn. */
const patience = 20;

/** Gives the keyboard to the current finding each time it is asked for; rows out of sight are drawn first. */
export const useRevealed = (scroller: RefObject<HTMLElement | null>, revealed: number): void => {
  useEffect(() => {
    if (revealed === 0) return undefined;
    let frame = 0;
    const look = (left: number) => {
      const row = scroller.current?.querySelector<HTMLElement>('[data-current] button');
      if (row) row.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    };
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [scroller, revealed]);
};
