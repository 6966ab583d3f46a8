import type { Profile } from '@clearbench/validation/profile';
import { type Rule, rule } from '@clearbench/validation/rule';
import { ruleCatalogue } from '@clearbench/validation/rules/catalogue';
import type { Checked } from './bench.ts';
import { gatherFacts, telling } from './gather-facts.ts';
import { readFacts } from './read-facts.ts';
import { validateInPieces } from './validate-in-pieces.ts';

/** Sees what the rules see and finds nothing: reading a long text twice takes twice as long. */
const watching = (see: Rule['check']): Rule =>
  rule({
    id: 'facts',
    layer: 'structure',
    severity: 'Info',
    source: 'what lists and searches tell of a file',
    appliesTo: () => true,
    select: telling,
    check: see,
  });

/** Checks a text and reads on the way what lists and searches need to know of it; undefined once nobody wants it. */
export const checkText = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
): Promise<Checked | undefined> => {
  const { add, facts } = gatherFacts();
  let isRead = false;
  const watch = watching((node) => {
    isRead = true;
    add(node);
    return [];
  });
  const report = await validateInPieces(bytes, profile, isCancelled, { rules: [...ruleCatalogue, watch] });
  if (!report) return undefined;
  const { messageType } = report.validationSummary;
  const read = isRead ? facts() : readFacts(bytes);
  return { report, facts: { ...read, ...(messageType === undefined ? {} : { messageType }) } };
};
