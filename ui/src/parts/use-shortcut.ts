import { useEffect, useRef } from 'react';

/** Runs on Ctrl (or Cmd) and a letter, regardless of the focus, before other handlers. */
export const useShortcut = (letter: string, run: () => void): void => {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const held = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!held || event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      event.stopPropagation();
      newest.current();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [letter]);
};
