import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { CommandContext } from '../command-context.ts';
import { readWholeStream } from '../history/read-stream.ts';

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

/** Every version of a list, oldest first, from the log: it needs no read model. */
export const storedLists = async ({ log }: Pick<CommandContext, 'log'>, key: ListKey): Promise<readonly StoredList[]> =>
  (await readWholeStream(log, scenarioStream(key))).map(storedList);

const parsed = boundedCache<RuleList>(20);

/** The rules of a stored text; stored texts have no errors. */
export const rulesOf = async (
  { textWorkers }: Pick<CommandContext, 'textWorkers'>,
  key: ListKey,
  { version, text }: StoredList,
): Promise<RuleList> => {
  const name = `${scenarioStream(key)}|${version}|${text.length}`;
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const read = await textWorkers.readRules(text);
  const list = 'list' in read ? read.list : { rules: [] };
  parsed.set(name, list);
  return list;
};
