import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { CommandContext } from '../command-context.ts';
import { readRules } from './read-rules.ts';

/** The owner of a list: an environment, or a tester in it. */
export type ListKey = { readonly environmentId: string; readonly userId?: string | undefined };

export const scenarioStream = ({ environmentId, userId }: ListKey): string =>
  userId === undefined ? `scenario-${environmentId}` : `scenario-${environmentId}-${userId}`;

/** A version of a list as stored; the text of a deleted tester is a pseudonym without rules. */
export type StoredList = {
  readonly version: number;
  readonly text: string;
  readonly at: string;
  readonly actor: string;
  readonly restoredFrom?: number;
};

const storedList = ({ data, metadata: { at, actor } }: RecordedEvent): StoredList => {
  const { version, text, restoredFrom } = data as ScenarioEvent['data'];
  return { version, text, at, actor, ...(restoredFrom === undefined ? {} : { restoredFrom }) };
};

type Log = CommandContext['log'];

/** The versions of some lists of environments as read so far; lists of testers are personal and are not kept. */
const readSoFar = new WeakMap<Log, BoundedCache<readonly StoredList[]>>();

const cacheOf = (log: Log): BoundedCache<readonly StoredList[]> => {
  const known = readSoFar.get(log) ?? boundedCache<readonly StoredList[]>(10);
  readSoFar.set(log, known);
  return known;
};

const pageSize = 1_000;

/** The versions after the known ones: version and revision of the stream are the same number. */
const readOn = async (log: Log, stream: string, known: readonly StoredList[]): Promise<readonly StoredList[]> => {
  const page = await log.readStream(stream, known.at(-1)?.version ?? 0, pageSize);
  if (page.length === 0) return known;
  return readOn(log, stream, [...known, ...page.map(storedList)]);
};

/** Every version of a list, oldest first, from the log: it needs no read model. */
export const storedLists = async (
  { log }: Pick<CommandContext, 'log'>,
  key: ListKey,
): Promise<readonly StoredList[]> => {
  const stream = scenarioStream(key);
  if (key.userId !== undefined) return readOn(log, stream, []);
  const cache = cacheOf(log);
  const versions = await readOn(log, stream, cache.get(stream) ?? []);
  cache.set(stream, versions);
  return versions;
};

/** The rules of a stored text; stored texts have no errors. */
export const rulesOf = async (
  parts: Pick<CommandContext, 'textWorkers'>,
  { text }: Pick<StoredList, 'text'>,
): Promise<RuleList> => {
  const read = await readRules(parts, text);
  return 'list' in read ? read.list : { rules: [] };
};
