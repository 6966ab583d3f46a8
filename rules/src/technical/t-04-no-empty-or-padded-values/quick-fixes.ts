import type { QuickFixes } from '../../quick-fixes/fix.ts';
import { emptyFixes, trimFixes } from '../../quick-fixes/value-fixes.ts';

export const quickFixes: QuickFixes = {
  empty: [emptyFixes],
  padded: [trimFixes],
  lineBreak: [trimFixes],
};
