import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { elementOf } from '@clearbench/iso20022/envelopes/file-form';
import { buildHistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import { entrySelect } from '@clearbench/iso20022/message-history/entry-reader';
import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { defineRule, type Rule } from '@clearbench/validation-engine/rule';
import { factElements, gatherFacts } from './gather-facts.ts';
import type { Checked, ReadFacts } from './text-workers.ts';
import { validateInPieces } from './validate-in-pieces.ts';

/** The facts of a text without a known message; for a broken text those before the error. */
export const readFacts = (bytes: Uint8Array): ReadFacts => {
  const { add, facts } = gatherFacts();
  const { messageType } = readMessage(bytes, { select: factElements, onNode: add });
  return { ...facts(), ...(messageType === undefined ? {} : { messageType }) };
};

type NodeListener = (node: MessageNode) => void;

/**
 * A rule without findings that passes the elements on, because parsing a long text twice would take twice as long. The
 * listener sees each element and keeps no node.
 */
const watching = (id: string, select: readonly string[], see: NodeListener, more: Partial<Rule> = {}): Rule =>
  defineRule({
    id,
    layer: 'structure',
    severity: 'Info',
    appliesTo: () => true,
    select,
    open: () => ({}),
    transactionState: () => 'counted',
    ...more,
    check: (node) => {
      see(node);
      return [];
    },
  });

type Watch = {
  readonly listeners: { telling: NodeListener; entries: NodeListener; reference: NodeListener };
  readonly rules: readonly Rule[];
};

const noObservers = (): Watch['listeners'] => ({
  telling: () => {},
  entries: () => {},
  reference: () => {},
});

/** All rules and the observers. */
const watch = (): Watch => {
  const listeners = noObservers();
  const watchers = [
    watching('facts', factElements, (node) => listeners.telling(node)),
    watching('question', entrySelect, (node) => listeners.entries(node)),
    watching('question-of-file', [], (node) => listeners.reference(node), {
      concerns: 'file',
      selectIn: ({ file }) => (file === undefined ? [] : [elementOf(file.form, 'reference') ?? '']),
    }),
  ];
  return { listeners, rules: [...ruleCatalogue, ...watchers] };
};

let onlyWatch: Watch | undefined;

/** One list of rules serves all texts, because the validator caches its preparation by the list. */
const watched = (
  listeners: Watch['listeners'],
  check: (rules: readonly Rule[]) => ValidationReport | undefined,
): ValidationReport | undefined => {
  onlyWatch ??= watch();
  Object.assign(onlyWatch.listeners, listeners);
  try {
    return check(onlyWatch.rules);
  } finally {
    Object.assign(onlyWatch.listeners, noObservers());
  }
};

/**
 * The report with its settings: readers see the environment's severities, and whether the settings are still current.
 */
const withBasis = (report: ValidationReport, { overrides = {}, basis }: Profile): ValidationReport => ({
  ...report,
  validationSummary: {
    ...report.validationSummary,
    ...(Object.keys(overrides).length === 0 ? {} : { environmentSeverities: { ...overrides } }),
    ...(basis === undefined ? {} : { basis }),
  },
});

/** Validates a text and extracts the facts for lists and searches; undefined when cancelled. */
export const checkText = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
): Promise<Checked | undefined> => {
  const { add, facts } = gatherFacts();
  let isRead = false;
  const watchEntries: NodeListener = (node) => {
    isRead = true;
    add(node);
  };
  const asking = buildHistoryQuery();
  const found = watched(
    { telling: watchEntries, entries: asking.add, reference: ({ text }: MessageNode) => asking.addFileReference(text) },
    (rules) => validateInPieces(bytes, profile, isCancelled, { rules }),
  );
  if (!found) return undefined;
  const report = withBasis(found, profile);
  const { messageType } = report.validationSummary;
  const read = isRead ? facts() : readFacts(bytes);
  const historyQuery = asking.historyQuery(messageType);
  return { report, historyQuery, facts: { ...read, ...(messageType === undefined ? {} : { messageType }) } };
};
