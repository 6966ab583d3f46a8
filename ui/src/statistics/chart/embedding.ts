import { numberText } from '@clearbench/contracts/translation/number-text';
import type { EmbedOptions } from 'vega-embed';

/** Expressions are interpreted, never compiled: the page's policy lets no text become code. */
export const embedding: EmbedOptions = {
  ast: true,
  actions: false,
  renderer: 'canvas',
  // A chart that still waits for its figures is nothing to warn of: errors only.
  logLevel: 1,
  mode: 'vega-lite',
  expressionFunctions: { numberText },
  tooltip: { id: 'chart-tooltip', disableDefaultStyle: true },
};
