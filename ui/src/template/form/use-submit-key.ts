import { useEffect, useRef } from 'react';

const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);
const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"]') !== null;

/** Runs on Ctrl+Enter (or Cmd+Enter) regardless of the focus, also without one; dialogs keep their keys. */
export const useSubmitKey = (run: () => void): void => {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSubmitKey(event) || event.defaultPrevented || isInDialog(event)) return;
      event.preventDefault();
      newest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
