import { useEffect, useRef } from 'react';

/** Where a sign is typed, or keys belong to what is open. */
const elsewhere =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], .monaco-editor, dialog, [role="dialog"], [role="menu"]';

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) && !(target instanceof Element && target.closest(elsewhere));

/** Runs on a key by itself, from wherever nobody is typing. */
export const usePlainKey = (key: string, run: () => void): void => {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== key || !isPlain(event)) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [key]);
};
