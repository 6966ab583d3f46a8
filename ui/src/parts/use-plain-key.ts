import { useEffect, useRef } from 'react';

/** Fields and open overlays, which handle their own keys. */
const elsewhere =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], .monaco-editor, dialog, [role="dialog"], [role="menu"]';

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) && !(target instanceof Element && target.closest(elsewhere));

/** Runs on a single key, unless a field has the focus. */
export const usePlainKey = (key: string, run: () => void): void => {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !isPlain(event)) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key]);
};
