import { quickFixes } from '@clearbench/rules/generated/quick-fixes';
import { type Fix, type Fixing, variantOf } from '@clearbench/rules/quick-fixes/fix';
import { codeFixes } from './code-fixes.ts';

/** A finding about a missing element is placed after an empty tag; the fixes need the place of the tag. */
const atStartTag = (fixing: Fixing): Fixing => {
  const { index, text, offset, finding } = fixing;
  if (!variantOf(finding).startsWith('missing') || text.slice(offset - 2, offset) !== '/>') return fixing;
  return { ...fixing, offset: index.at(offset - 1).inside?.from ?? offset };
};

/**
 * The quick fixes of a finding besides its expected value, the best first: those in the folder of the rule, else the most
 * similar codes if the value belongs to a code list.
 */
export const fixesFor = (fixing: Fixing): readonly Fix[] => {
  const { finding } = fixing;
  const fixers = quickFixes[finding.ruleId]?.[variantOf(finding)] ?? [codeFixes];
  const placed = atStartTag(fixing);
  return fixers.flatMap((fixer) => fixer(placed));
};
