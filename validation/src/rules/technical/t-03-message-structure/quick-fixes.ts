import { addAttributeFixes, removeAttributeFixes } from '../../../language/fixes/attribute-fixes.ts';
import { moveFixes, removeFixes, renameFixes } from '../../../language/fixes/element-fixes.ts';
import type { QuickFixes } from '../../../language/fixes/fix.ts';
import { chooseFixes, insertFixes } from '../../../language/fixes/missing-fixes.ts';
import { emptyFixes } from '../../../language/fixes/value-fixes.ts';

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
