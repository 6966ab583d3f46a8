import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';

const modes = ['insertsSpaces', 'movesFocus'] as const;
type Mode = (typeof modes)[number];

export type TabKeyMode = { readonly mode: Mode; readonly toggle: () => void };

/** What Tab does in the text; the browser stores it. */
export const useTabKeyMode = (): TabKeyMode => {
  const [kept, keep] = useLocalStorage<Mode>({ key: 'clearbench-editor-tab', defaultValue: 'insertsSpaces' });
  return useMemo(() => {
    const mode = modes.find((known) => known === kept) ?? 'insertsSpaces';
    return { mode, toggle: () => keep(mode === 'movesFocus' ? 'insertsSpaces' : 'movesFocus') };
  }, [kept, keep]);
};
