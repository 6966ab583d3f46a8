import type { QuickFixes } from '../../../language/fixes/fix.ts';
import { emptyFixes, trimFixes } from '../../../language/fixes/value-fixes.ts';

export const quickFixes: QuickFixes = {
  empty: [emptyFixes],
  padded: [trimFixes],
  lineBreak: [trimFixes],
};
