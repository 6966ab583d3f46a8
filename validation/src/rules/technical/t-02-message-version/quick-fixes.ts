import { namespaceFixes } from '../../../language/fixes/attribute-fixes.ts';
import type { QuickFixes } from '../../../language/fixes/fix.ts';

export const quickFixes: QuickFixes = {
  namespace: [namespaceFixes],
  rulebookInstead: [namespaceFixes],
};
