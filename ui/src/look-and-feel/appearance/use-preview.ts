import type { ComputedStyles } from '@clearbench/contracts/look-and-feel/colors';
import { useLayoutEffect } from 'react';

const ruleOf = (computed: ComputedStyles): string =>
  `:root:root:root{${Object.entries(computed)
    .map(([name, hex]) => `${name}:${hex}`)
    .join(';')}}`;

/**
 * Shows this user the whole product in these colours while the page is open; an invalid colour keeps the last valid
 * ones.
 */
export const usePreview = (computed: ComputedStyles | undefined): void => {
  const rule = computed && ruleOf(computed);
  useLayoutEffect(() => {
    if (rule === undefined) return;
    const sheet = document.createElement('style');
    sheet.textContent = rule;
    document.head.append(sheet);
    return () => sheet.remove();
  }, [rule]);
};
