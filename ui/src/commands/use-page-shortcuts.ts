import { useEffect, useRef } from 'react';
import { type Command, commandOfKey, runCommand } from './command.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="textbox"], .monaco-editor') !== null;

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"]') !== null;

/** Runs the commands of a page on their shortcuts, before Monaco sees the key. Dialogs and menus keep their keys. */
export const usePageShortcuts = <C>(commands: readonly Command<C>[], context: C): void => {
  const current = useRef({ commands, context });
  current.current = { commands, context };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInOverlay(event.target)) return;
      const now = current.current;
      const command = commandOfKey(now.commands, now.context, event, isTyping(event.target));
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      runCommand(command, now.context, event);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
};
