import type { KeyboardEvent } from 'react';
import { type Intent, intentOf } from './key-intent.ts';
import { chooseAll, extendBy, moveBy, type Selection, toggle } from './selection.ts';

/** What a key does to the selection of a list; those that are orders leave it as it is. */
export const selectionAfter = (intent: Intent, selection: Selection, ids: readonly string[]): Selection => {
  if (intent.type === 'move') return (intent.extend ? extendBy : moveBy)(selection, ids, intent.step);
  if (intent.type === 'chooseAll') return chooseAll(selection, ids);
  if (intent.type === 'clear') return { ...selection, chosen: new Set() };
  if (intent.type === 'toggle' && selection.active !== undefined) return toggle(selection, selection.active);
  return selection;
};

/** Obeys the keys of a list; those of fields and buttons inside it stay theirs. */
export const onKeys = (obey: (intent: Intent) => void) => (event: KeyboardEvent, pageRows: number) => {
  const target = event.target as HTMLElement;
  if (/^(INPUT|BUTTON|A)$/.test(target.tagName) && target !== event.currentTarget) return;
  const intent = intentOf(event, pageRows);
  if (!intent) return;
  event.preventDefault();
  obey(intent);
};
