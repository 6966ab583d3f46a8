import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { elementOf } from '@clearbench/iso20022/envelopes/file-form';
import { type BuiltHistoryQuery, buildHistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import { entrySelect } from '@clearbench/iso20022/message-history/entry-reader';
import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { defineRule, type Rule, type StateInParts } from '@clearbench/validation-engine/rule';
import { divide } from './division.ts';
import { factElements, type GatheredFacts, gatherFacts } from './gather-facts.ts';
import { beginHelp, endHelp, givePart, type HelpPort, isPartWanted, takePart } from './help-port.ts';
import type { Checked, ReadFacts } from './text-workers.ts';
import { validateDivided, validateInPieces, validatePart } from './validate-in-pieces.ts';

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

type Listeners = {
  telling: NodeListener;
  entries: NodeListener;
  reference: NodeListener;
  /** What is done with the facts and with the query where another thread validates a part of the text. */
  factsInParts: StateInParts<unknown>;
  queryInParts: StateInParts<unknown>;
};
type Watch = {
  readonly listeners: Listeners;
  readonly rules: readonly Rule[];
};

const noObservers = (): Listeners => ({
  telling: () => {},
  entries: () => {},
  reference: () => {},
  factsInParts: {},
  queryInParts: {},
});

/** Calls the members that are set for the text that is validated now. */
const currentInParts = (current: () => StateInParts<unknown>): StateInParts<unknown> => ({
  begin: (state, around) => current().begin?.(state, around),
  take: (state) => current().take?.(state),
  fits: (state, taken) => current().fits?.(state, taken) ?? true,
  add: (state, taken) => current().add?.(state, taken),
});

/** All rules and the observers. */
const watch = (): Watch => {
  const listeners = noObservers();
  const watchers = [
    watching('facts', factElements, (node) => listeners.telling(node), {
      inParts: currentInParts(() => listeners.factsInParts),
    }),
    watching('question', entrySelect, (node) => listeners.entries(node), {
      inParts: currentInParts(() => listeners.queryInParts),
    }),
    watching('question-of-file', [], (node) => listeners.reference(node), {
      concerns: 'file',
      selectIn: ({ file }) => (file === undefined ? [] : [elementOf(file.form, 'reference') ?? '']),
    }),
  ];
  return { listeners, rules: [...ruleCatalogue, ...watchers] };
};

const free: Watch[] = [];

/**
 * Runs a check with the rules and these listeners. Lists of rules are used again, because the validator caches its
 * preparation by the list; a check without a pause leaves the same one to the next.
 */
const watched = <Result>(
  listeners: Listeners,
  check: (rules: readonly Rule[]) => Promise<Result> | Result,
): Promise<Result> | Result => {
  const mine = free.pop() ?? watch();
  const release = (): void => {
    Object.assign(mine.listeners, noObservers());
    free.push(mine);
  };
  Object.assign(mine.listeners, listeners);
  let isPending = false;
  try {
    const result = check(mine.rules);
    isPending = result instanceof Promise;
    return result instanceof Promise ? result.finally(release) : result;
  } finally {
    if (!isPending) release();
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

/** Listeners for the facts and the query of one text. */
const listenersFor = ({ add, inParts }: GatheredFacts, asking: BuiltHistoryQuery, seen: () => void): Listeners => ({
  telling: (node) => {
    seen();
    add(node);
  },
  entries: asking.add,
  reference: ({ text }) => asking.addFileReference(text),
  factsInParts: inParts,
  // Behind the entries that a query may have, it does not change.
  queryInParts: { fits: asking.isMore },
});

/**
 * Validates a text, together with a second thread if it helps, and extracts the facts for lists and searches; undefined
 * when cancelled.
 */
export const checkText = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
  help?: HelpPort,
): Promise<Checked | undefined> => {
  const gathered = gatherFacts();
  const asking = buildHistoryQuery();
  let isRead = false;
  const listeners = listenersFor(gathered, asking, () => {
    isRead = true;
  });
  const validated = (rules: readonly Rule[]) => {
    const division = help && divide(bytes);
    return help === undefined || division === undefined
      ? validateInPieces(bytes, profile, isCancelled, { rules })
      : validateDivided(bytes, profile, division, isCancelled, () => takePart(help), { rules });
  };
  let found: ValidationReport | undefined;
  try {
    found = await watched(listeners, validated);
  } finally {
    if (help !== undefined) endHelp(help);
  }
  if (!found) return undefined;
  const report = withBasis(found, profile);
  const { messageType } = report.validationSummary;
  const read = isRead ? gathered.facts() : readFacts(bytes);
  const historyQuery = asking.historyQuery(messageType);
  return { report, historyQuery, facts: { ...read, ...(messageType === undefined ? {} : { messageType }) } };
};

/** Validates the second part of a text for the thread that validates it. */
export const checkPart = async (
  bytes: Uint8Array,
  profile: Profile,
  isCancelled: () => boolean,
  help: HelpPort,
): Promise<void> => {
  const division = divide(bytes);
  if (division === undefined || !beginHelp(help)) {
    help.port.close();
    return;
  }
  const listeners = listenersFor(gatherFacts(), buildHistoryQuery(), () => {});
  const isToEnd = (): boolean => isCancelled() || isPartWanted(help);
  givePart(help, await watched(listeners, (rules) => validatePart(bytes, profile, division, isToEnd, { rules })));
};
