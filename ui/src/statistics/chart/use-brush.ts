import { useEffect, useRef } from 'react';
import type { Result } from 'vega-embed';

type Brushed = { readonly step?: readonly string[] };

/** Calls back with the first and the last selected step when the pointer is released. */
export const useBrush = (result: Result | null, onBrushed: (first: string, last: string) => void): void => {
  const newest = useRef(onBrushed);
  newest.current = onBrushed;
  useEffect(() => {
    if (!result) return undefined;
    let steps: readonly string[] = [];
    const note = (_: string, value: unknown): void => {
      steps = (value as Brushed).step ?? [];
    };
    const endBrush = (): void => {
      const [first, last] = [steps[0], steps.at(-1)];
      steps = [];
      if (first !== undefined && last !== undefined && first !== last) newest.current(first, last);
    };
    result.view.addSignalListener('brush', note);
    window.addEventListener('pointerup', endBrush);
    return () => window.removeEventListener('pointerup', endBrush);
  }, [result]);
};
