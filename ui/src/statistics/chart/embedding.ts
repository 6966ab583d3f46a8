import { numberText } from '@clearbench/contracts/translation/number-text';
import type { EmbedOptions } from 'vega-embed';

/** Expressions are interpreted, never compiled: the page's policy forbids code from strings. */
export const embedding: EmbedOptions = {
  ast: true,
  actions: false,
  renderer: 'canvas',
  // A chart without data is not worth a warning: only errors are logged.
  logLevel: 1,
  mode: 'vega-lite',
  expressionFunctions: { numberText },
  tooltip: { id: 'chart-tooltip', disableDefaultStyle: true },
};
