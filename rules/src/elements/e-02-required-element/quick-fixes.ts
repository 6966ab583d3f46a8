import type { QuickFixes } from '../../quick-fixes/fix.ts';
import { insertRequiredFixes } from '../../quick-fixes/subset-fixes.ts';

export const quickFixes: QuickFixes = {
  missing: [insertRequiredFixes],
  oneOf: [insertRequiredFixes],
  unconfirmed: [insertRequiredFixes],
};
