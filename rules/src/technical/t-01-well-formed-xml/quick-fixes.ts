import type { QuickFixes } from '../../quick-fixes/fix.ts';
import { ampersandFixes, endTagFixes, strayEndFixes, truncatedFixes } from '../../quick-fixes/tag-fixes.ts';

export const quickFixes: QuickFixes = {
  mismatch: [endTagFixes],
  endWithoutStart: [strayEndFixes],
  truncated: [truncatedFixes],
  ampersand: [ampersandFixes],
};
