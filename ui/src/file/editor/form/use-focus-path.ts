import type { FormNode } from '@clearbench/validation/form/form-node';
import { type RefObject, useCallback, useEffect, useState } from 'react';

const focusable = 'input:not([readonly]), select:not([disabled]), textarea, button';

/** The first place to type in inside the part of that path, or the part itself. */
const focusIn = (panel: HTMLElement, path: string, inside: boolean): boolean => {
  const part = panel.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"], [data-way="${CSS.escape(path)}"]`);
  if (!part) return false;
  const fields = part.querySelector<HTMLElement>(
    '.fm-value > :is(input, select:not(.fm-ways), textarea):not(.fm-currency)',
  );
  (inside
    ? (fields ?? part.querySelector<HTMLElement>(focusable))
    : part.querySelector<HTMLElement>(focusable)
  )?.focus();
  part.scrollIntoView?.({ block: 'nearest' });
  return true;
};

/** Puts the keyboard into the part of a path, once it is drawn. */
export const useFocusPath = (panel: RefObject<HTMLElement | null>, drawn: FormNode | undefined) => {
  const [wanted, setWanted] = useState<{ readonly path: string; readonly inside: boolean }>();
  useEffect(() => {
    if (wanted && drawn && panel.current && focusIn(panel.current, wanted.path, wanted.inside)) setWanted(undefined);
  }, [wanted, drawn, panel]);
  return useCallback((path: string | undefined, inside: boolean) => {
    if (path !== undefined) setWanted({ path, inside });
  }, []);
};
