import { addAttributeFixes, namespaceFixes, removeAttributeFixes } from './attribute-fixes.ts';
import { codeFixes } from './code-fixes.ts';
import { moveFixes, removeFixes, renameFixes } from './element-fixes.ts';
import { type Fix, type Fixing, variantOf } from './fix.ts';
import { chooseFixes, insertFixes } from './missing-fixes.ts';
import { ampersandFixes, endTagFixes, strayEndFixes, truncatedFixes } from './tag-fixes.ts';
import { emptyFixes, trimFixes } from './value-fixes.ts';

type Fixer = (fixing: Fixing) => readonly Fix[];

/** What helps against findings of the structure, by rule and variant. */
const fixers: Readonly<Record<string, readonly Fixer[]>> = {
  'T-01.mismatch': [endTagFixes],
  'T-01.endWithoutStart': [strayEndFixes],
  'T-01.truncated': [truncatedFixes],
  'T-01.ampersand': [ampersandFixes],
  'T-02.namespace': [namespaceFixes],
  'T-02.rulebookInstead': [namespaceFixes],
  'T-03.unknownNearest': [renameFixes, removeFixes],
  'T-03.unknown': [removeFixes],
  'T-03.namespace': [removeFixes],
  'T-03.tooMany': [removeFixes],
  'T-03.tooManyOne': [removeFixes],
  'T-03.choice': [removeFixes],
  'T-03.order': [moveFixes, removeFixes],
  'T-03.missing': [insertFixes],
  'T-03.missingChoice': [chooseFixes],
  'T-03.attribute': [removeAttributeFixes],
  'T-03.attributeMissing': [addAttributeFixes],
  'T-03.empty': [emptyFixes],
  'T-04.empty': [emptyFixes],
  'T-04.padded': [trimFixes],
  'T-04.lineBreak': [trimFixes],
};

/** What is missing in an empty tag is told of behind it; here it is the tag that counts. */
const atItsTag = (fixing: Fixing): Fixing => {
  const { index, text, offset, finding } = fixing;
  if (!variantOf(finding).startsWith('missing') || text.slice(offset - 2, offset) !== '/>') return fixing;
  return { ...fixing, offset: index.at(offset - 1).inside?.from ?? offset };
};

/**
 * What may be done about a finding beyond putting the value it asks for, best first. A value that stands where codes
 * belong is answered by the codes most like it, whichever rule found it.
 */
export const fixesFor = (fixing: Fixing): readonly Fix[] => {
  const { finding } = fixing;
  const fixersOf = fixers[`${finding.ruleId}.${variantOf(finding)}`] ?? [codeFixes];
  const placed = atItsTag(fixing);
  return fixersOf.flatMap((fixer) => fixer(placed));
};
