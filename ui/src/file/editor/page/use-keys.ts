import { useEffect, useRef } from 'react';
import { type KeyMeaning, meaningOf } from './keys.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="textbox"], .monaco-editor') !== null;

/** Hears the page's keys before anybody else does, the editor included; a dialog keeps its keys for itself. */
export const useKeys = (act: (meaning: KeyMeaning) => void, inPieces: boolean): void => {
  const now = useRef({ act, inPieces });
  now.current = { act, inPieces };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('dialog, [role="dialog"], [role="menu"]')) return;
      const meaning = meaningOf(event, isTyping(event.target), now.current.inPieces);
      if (!meaning) return;
      event.preventDefault();
      event.stopPropagation();
      now.current.act(meaning);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
};
