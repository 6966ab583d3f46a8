import { useMemo } from 'react';
import { useStored } from '../../../parts/use-stored.ts';

const modes = ['insertsSpaces', 'movesFocus'] as const;
type Mode = (typeof modes)[number];

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

export type TabKeyMode = { readonly mode: Mode; readonly toggle: () => void };

/** What Tab does in the text; the browser stores it. */
export const useTabKeyMode = (): TabKeyMode => {
  const [mode, keep] = useStored<Mode>('clearbench-editor-tab', 'insertsSpaces', isMode);
  return useMemo(
    () => ({ mode, toggle: () => keep(mode === 'movesFocus' ? 'insertsSpaces' : 'movesFocus') }),
    [mode, keep],
  );
};
