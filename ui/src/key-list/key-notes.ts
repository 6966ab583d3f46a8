import { useEffect } from 'react';

/** A shortcut and the key of its description. */
export type KeyNote = readonly [keys: string, textKey: string];

const noted = new Set<readonly KeyNote[]>();
const listeners = new Set<() => void>();

/** The keys of the page on screen. */
export const keysOfPage = (): readonly KeyNote[] => [...noted].flat();

/** Tells what keys do while the component is shown; `notes` is always the same list. */
export const useKeyNotes = (notes: readonly KeyNote[]): void =>
  useEffect(() => {
    noted.add(notes);
    return () => void noted.delete(notes);
  }, [notes]);

/** Shows the list of keys. */
export const showKeyList = (): void => {
  for (const listener of listeners) listener();
};

export const onShowKeyList = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
