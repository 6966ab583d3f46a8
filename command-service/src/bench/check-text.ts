import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { entrySelect } from '@clearbench/validation/earlier/entry-reader';
import { gatherQuestion } from '@clearbench/validation/earlier/gather-question';
import type { MessageNode } from '@clearbench/validation/message-node';
import type { Profile } from '@clearbench/validation/profile';
import { type Rule, rule } from '@clearbench/validation/rule';
import { ruleCatalogue } from '@clearbench/validation/rules/catalogue';
import type { Checked } from './bench.ts';
import { gatherFacts, telling } from './gather-facts.ts';
import { readFacts } from './read-facts.ts';
import { validateInPieces } from './validate-in-pieces.ts';

/** Sees what the rules see and finds nothing: reading a long text twice takes twice as long. */
const watching = (id: string, select: readonly string[], see: (node: MessageNode) => void): Rule =>
  rule({
    id,
    layer: 'structure',
    severity: 'Info',
    source: 'what lists, searches and the past tell of a file',
    appliesTo: () => true,
    select,
    check: (node) => {
      see(node);
      return [];
    },
  });

/** The report with what the environment said of its rules: readers see which severities are not the format's, and whether it still says so. */
const withSeverities = (report: ValidationReport, { overrides = {} }: Profile): ValidationReport =>
  Object.keys(overrides).length === 0
    ? report
    : { ...report, validationSummary: { ...report.validationSummary, environmentSeverities: { ...overrides } } };

/** Checks a text and reads on the way what lists and searches need to know of it; undefined once nobody wants it. */
export const checkText = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
): Promise<Checked | undefined> => {
  const { add, facts } = gatherFacts();
  let isRead = false;
  const facting = watching('facts', telling, (node) => {
    isRead = true;
    add(node);
  });
  const asking = gatherQuestion();
  const rules = [...ruleCatalogue, facting, watching('question', entrySelect, asking.add)];
  const found = await validateInPieces(bytes, profile, isCancelled, { rules });
  if (!found) return undefined;
  const report = withSeverities(found, profile);
  const { messageType } = report.validationSummary;
  const read = isRead ? facts() : readFacts(bytes);
  const question = asking.question(messageType);
  return { report, question, facts: { ...read, ...(messageType === undefined ? {} : { messageType }) } };
};
