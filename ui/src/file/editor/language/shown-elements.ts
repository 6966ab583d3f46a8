import { useMemo } from 'react';
import { useStored } from '../../../parts/use-stored.ts';

const shown = ['subset', 'all'] as const;
type Shown = (typeof shown)[number];

const isShown = (value: unknown): value is Shown => shown.some((one) => one === value);

/** Whether text and form offer elements, too, that only ISO 20022 allows. */
export type ShownElements = { readonly showsAll: boolean; readonly toggle: () => void };

/** The choice between the elements of the scheme's subset and all of ISO 20022; the browser stores it. */
export const useShownElements = (): ShownElements => {
  const [value, keep] = useStored<Shown>('clearbench-editor-elements', 'subset', isShown);
  return useMemo(
    () => ({ showsAll: value === 'all', toggle: () => keep(value === 'all' ? 'subset' : 'all') }),
    [value, keep],
  );
};
