import type { KeyboardEvent } from 'react';
import { type Intent, intentOf } from './key-intent.ts';
import { chooseAll, extendBy, moveBy, type Selection, toggle } from './selection.ts';

/** The selection after a key; keys of commands leave it unchanged. */
export const selectionAfter = (intent: Intent, selection: Selection, ids: readonly string[]): Selection => {
  if (intent.type === 'move') return (intent.extend ? extendBy : moveBy)(selection, ids, intent.step);
  if (intent.type === 'chooseAll') return chooseAll(selection, ids);
  if (intent.type === 'clear') return { ...selection, chosen: new Set() };
  if (intent.type === 'toggle' && selection.active !== undefined) return toggle(selection, selection.active);
  return selection;
};

type KeyHandler = (event: KeyboardEvent) => (() => void) | undefined;

/**
 * Handles the keys of a list: first those of its commands, if it has any, then those that move and select. Fields and
 * buttons inside the list keep their keys.
 */
export const onKeys =
  (onIntent: (intent: Intent) => void, commandOf: KeyHandler = () => undefined) =>
  (event: KeyboardEvent, pageRows: number) => {
    const target = event.target as HTMLElement;
    if (/^(INPUT|BUTTON|A)$/.test(target.tagName) && target !== event.currentTarget) return;
    const run = commandOf(event);
    const intent = intentOf(event, pageRows);
    if (!run && !intent) return;
    event.preventDefault();
    if (run) run();
    else if (intent) onIntent(intent);
  };
