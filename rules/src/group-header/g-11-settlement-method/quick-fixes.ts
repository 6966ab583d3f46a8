import { removeAtValueFixes } from '../../quick-fixes/element-fixes.ts';
import type { QuickFixes } from '../../quick-fixes/fix.ts';

export const quickFixes: QuickFixes = { clearingSystem: [removeAtValueFixes] };
