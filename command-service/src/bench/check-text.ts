import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { entrySelect } from '@clearbench/validation/earlier/entry-reader';
import { fileSelect, gatherQuestion } from '@clearbench/validation/earlier/gather-question';
import type { MessageNode } from '@clearbench/validation/message-node';
import type { Profile } from '@clearbench/validation/profile';
import { type Rule, rule } from '@clearbench/validation/rule';
import { ruleCatalogue } from '@clearbench/validation/rules/catalogue';
import type { Checked } from './bench.ts';
import { gatherFacts, telling } from './gather-facts.ts';
import { readFacts } from './read-facts.ts';
import { validateInPieces } from './validate-in-pieces.ts';

type See = (node: MessageNode) => void;

/** Sees what the rules see and finds nothing: reading a long text twice takes twice as long. */
const watching = (id: string, select: readonly string[], see: See, concerns?: 'file'): Rule =>
  rule({
    id,
    layer: 'structure',
    severity: 'Info',
    source: 'what lists, searches and the past tell of a file',
    appliesTo: () => true,
    ...(concerns ? { concerns } : {}),
    select,
    check: (node) => {
      see(node);
      return [];
    },
  });

type Watch = { readonly sees: { telling: See; entries: See }; readonly rules: readonly Rule[] };

const nobodySees = (): Watch['sees'] => ({ telling: () => {}, entries: () => {} });

/** All rules and those who watch. The validator keeps what it made ready by the list, so lists are used again. */
const watch = (): Watch => {
  const sees = nobodySees();
  const watchers = [
    watching('facts', telling, (node) => sees.telling(node)),
    watching('question', entrySelect, (node) => sees.entries(node)),
    watching('question-of-file', fileSelect, (node) => sees.entries(node), 'file'),
  ];
  return { sees, rules: [...ruleCatalogue, ...watchers] };
};
const free: Watch[] = [];

const watched = async (
  sees: Watch['sees'],
  check: (rules: readonly Rule[]) => Promise<ValidationReport | undefined>,
): Promise<ValidationReport | undefined> => {
  const mine = free.pop() ?? watch();
  Object.assign(mine.sees, sees);
  try {
    return await check(mine.rules);
  } finally {
    Object.assign(mine.sees, nobodySees());
    free.push(mine);
  }
};

/** The report with what it was made by: readers see which severities are the environment's, and whether all is still said so. */
const withBasis = (report: ValidationReport, { overrides = {}, basis }: Profile): ValidationReport => ({
  ...report,
  validationSummary: {
    ...report.validationSummary,
    ...(Object.keys(overrides).length === 0 ? {} : { environmentSeverities: { ...overrides } }),
    ...(basis === undefined ? {} : { basis }),
  },
});

/** Checks a text and reads on the way what lists and searches need to know of it; undefined once nobody wants it. */
export const checkText = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
): Promise<Checked | undefined> => {
  const { add, facts } = gatherFacts();
  let isRead = false;
  const seeTelling: See = (node) => {
    isRead = true;
    add(node);
  };
  const asking = gatherQuestion();
  const found = await watched({ telling: seeTelling, entries: asking.add }, (rules) =>
    validateInPieces(bytes, profile, isCancelled, { rules }),
  );
  if (!found) return undefined;
  const report = withBasis(found, profile);
  const { messageType } = report.validationSummary;
  const read = isRead ? facts() : readFacts(bytes);
  const question = asking.question(messageType);
  return { report, question, facts: { ...read, ...(messageType === undefined ? {} : { messageType }) } };
};
