import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { emitter } from './emitter.ts';

const changes = emitter();

const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = changes.on(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
};

/** On the server. */
const nothingKept = (): string | null => null;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A value that this browser keeps as JSON under a key; all tabs of the browser show the newest value. */
export const useStored = <T extends string | number>(
  key: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): readonly [T, (value: T) => void] => {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key), nothingKept);
  const value = useMemo(() => {
    const kept = parsed(text);
    return isValid(kept) ? kept : initial;
  }, [text, initial, isValid]);
  const keep = useCallback(
    (next: T) => {
      localStorage.setItem(key, JSON.stringify(next));
      changes.emit();
    },
    [key],
  );
  return [value, keep];
};
