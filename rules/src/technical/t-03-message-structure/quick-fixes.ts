import { addAttributeFixes, removeAttributeFixes } from '../../quick-fixes/attribute-fixes.ts';
import { moveFixes, removeFixes, renameFixes } from '../../quick-fixes/element-fixes.ts';
import type { QuickFixes } from '../../quick-fixes/fix.ts';
import { chooseFixes, insertFixes } from '../../quick-fixes/missing-fixes.ts';
import { emptyFixes } from '../../quick-fixes/value-fixes.ts';

export const quickFixes: QuickFixes = {
  unknownNearest: [renameFixes, removeFixes],
  unknown: [removeFixes],
  namespace: [removeFixes],
  tooMany: [removeFixes],
  tooManyOne: [removeFixes],
  choice: [removeFixes],
  order: [moveFixes, removeFixes],
  missing: [insertFixes],
  missingChoice: [chooseFixes],
  attribute: [removeAttributeFixes],
  attributeMissing: [addAttributeFixes],
  empty: [emptyFixes],
};
