import type { QuickFixes } from '../../quick-fixes/fix.ts';
import { insertChildFixes } from '../../quick-fixes/missing-fixes.ts';

export const quickFixes: QuickFixes = {
  missing: [insertChildFixes],
  oneOf: [insertChildFixes],
  unconfirmed: [insertChildFixes],
};
