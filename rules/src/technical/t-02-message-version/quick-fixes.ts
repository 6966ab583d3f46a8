import { namespaceFixes } from '../../quick-fixes/attribute-fixes.ts';
import type { QuickFixes } from '../../quick-fixes/fix.ts';

export const quickFixes: QuickFixes = {
  namespace: [namespaceFixes],
  version: [namespaceFixes],
};
