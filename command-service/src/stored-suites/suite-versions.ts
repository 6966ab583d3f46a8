import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { SuiteChange, SuiteContent, SuiteEvent } from '@clearbench/contracts/suite/events';
import type { CommandContext } from '../command-context.ts';

export const suiteStream = (suiteId: string): string => `suite-${suiteId}`;

export type SuiteVersion = {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  readonly commandId: string;
  readonly content: SuiteContent;
  /** Absent for the first version. */
  readonly change?: SuiteChange;
  readonly path?: string;
  readonly restoredFrom?: number;
};

/** A suite as its stream describes it. */
export type StoredSuite = {
  readonly suiteId: string;
  readonly environmentId: string;
  readonly ownerId: string;
  readonly shared: boolean;
  /** Present for a deleted suite. */
  readonly restorableUntil?: string;
  /** Oldest first; version n is at index n - 1. */
  readonly versions: readonly SuiteVersion[];
};

type Folded = { readonly revision: number; readonly suite: StoredSuite | undefined };

const created = (
  { data }: Extract<SuiteEvent, { type: 'SuiteCreated' }>,
  { at, actor, commandId }: RecordedEvent['metadata'],
): StoredSuite => {
  const { suiteId, environmentId, ownerId, content } = data;
  const first = { version: 1, at, actor, commandId, content };
  return { suiteId, environmentId, ownerId, shared: false, versions: [first] };
};

const after = (suite: StoredSuite | undefined, recorded: RecordedEvent): StoredSuite | undefined => {
  const event = recorded as unknown as SuiteEvent;
  if (event.type === 'SuiteCreated') return created(event, recorded.metadata);
  if (suite === undefined) return undefined;
  const { restorableUntil: _, ...listed } = suite;
  switch (event.type) {
    case 'SuiteChanged': {
      const { suiteId: __, ...version } = event.data;
      const { at, actor, commandId } = recorded.metadata;
      return { ...suite, versions: [...suite.versions, { ...version, at, actor, commandId }] };
    }
    case 'SuiteShared':
      return { ...suite, shared: true };
    case 'SuiteUnshared':
      return { ...suite, shared: false };
    case 'SuiteRemoved':
      return { ...suite, restorableUntil: event.data.restorableUntil };
    case 'SuiteRestored':
      return listed;
  }
};

type Log = CommandContext['log'];
const readSoFar = new WeakMap<Log, BoundedCache<Folded>>();

const cacheOf = (log: Log): BoundedCache<Folded> => {
  const known = readSoFar.get(log) ?? boundedCache<Folded>(50);
  readSoFar.set(log, known);
  return known;
};

const pageSize = 1_000;

const readOn = async (log: Log, stream: string, known: Folded): Promise<Folded> => {
  const page = await log.readStream(stream, known.revision, pageSize);
  if (page.length === 0) return known;
  const suite = page.reduce(after, known.suite);
  return readOn(log, stream, { revision: known.revision + page.length, suite });
};

/** A suite with all its versions, from the log; undefined for an unknown id. Deleted suites are included. */
export const storedSuite = async (
  { log }: Pick<CommandContext, 'log'>,
  suiteId: string,
): Promise<StoredSuite | undefined> => {
  const stream = suiteStream(suiteId);
  const cache = cacheOf(log);
  const folded = await readOn(log, stream, cache.get(stream) ?? { revision: 0, suite: undefined });
  if (folded.suite !== undefined) cache.set(stream, folded);
  return folded.suite;
};
