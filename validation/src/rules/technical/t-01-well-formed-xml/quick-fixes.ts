import type { QuickFixes } from '../../../language/fixes/fix.ts';
import { ampersandFixes, endTagFixes, strayEndFixes, truncatedFixes } from '../../../language/fixes/tag-fixes.ts';

export const quickFixes: QuickFixes = {
  mismatch: [endTagFixes],
  endWithoutStart: [strayEndFixes],
  truncated: [truncatedFixes],
  ampersand: [ampersandFixes],
};
