import { useEffect } from 'react';
import { emitter } from '../parts/emitter.ts';

/** A shortcut and the key of its description. */
export type KeyNote = readonly [keys: string, textKey: string];

const noted = new Set<readonly KeyNote[]>();
const requests = emitter();

/** The shortcuts of the page on screen. */
export const keysOfPage = (): readonly KeyNote[] => [...noted].flat();

/** Registers shortcuts for the list while the component is shown; `notes` is always the same array. */
export const useKeyNotes = (notes: readonly KeyNote[]): void =>
  useEffect(() => {
    noted.add(notes);
    return () => void noted.delete(notes);
  }, [notes]);

/** Shows the list of shortcuts. */
export const showKeyList = (): void => requests.emit();

export const onShowKeyList = requests.on;
