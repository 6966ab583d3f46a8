import { berlinClock, berlinEpoch } from '@clearbench/calendars/berlin-time';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { AppliedScenarios } from '@clearbench/contracts/transfer/clearing';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { ScenarioInForce } from '@clearbench/test-engine/clear-file';
import type { OwnedList } from '@clearbench/test-engine/scenarios/compile-list';
import type { CommandContext } from '../command-context.ts';
import { type ListKey, rulesOf, storedLists } from './stored-lists.ts';

type Parts = Pick<CommandContext, 'log' | 'views' | 'textWorkers'>;

/** A sent file: its tester, its environment with its memory, and the business time of sending (ISO 8601 UTC). */
export type SentFile = {
  readonly environmentId: string;
  readonly memory: number;
  readonly userId: string;
  readonly sentAt: string;
};

const ownedList = async (
  parts: Parts,
  owner: 'tester' | 'environment',
  key: ListKey,
  isWanted: (version: { readonly version: number; readonly at: string }) => boolean,
): Promise<readonly OwnedList[]> => {
  const stored = (await storedLists(parts, key)).findLast(isWanted);
  if (stored === undefined || stored.text.trim() === '') return [];
  const list = await rulesOf(parts, stored);
  return list.rules.length === 0 ? [] : [{ owner, version: stored.version, list }];
};

/** The number of a file among those that the tester sent to the environment on its day, in Frankfurt. */
export const fileOfDay = async (
  { views }: Pick<Parts, 'views'>,
  { environmentId, memory, userId, sentAt }: SentFile,
): Promise<number> => {
  const dayStart = new Date(berlinEpoch(`${berlinClock(sentAt).date}T00:00:00`)).toISOString();
  const where = [
    { field: 'environmentId', is: environmentId },
    { field: 'memory', is: memory },
    { field: 'requestedBy', is: userId },
    { field: 'sentAt', from: dayStart, to: sentAt },
  ] as const;
  return views.count(transferView, where);
};

/** The lists of the tester and of the environment at the real time of sending; the lists without rules are left out. */
export const listsInForce = async (
  parts: Parts,
  { environmentId, clearing }: Pick<SimEnvDocument, 'environmentId' | 'clearing'>,
  { userId, requestedAt }: { readonly userId: string; readonly requestedAt: string },
): Promise<readonly OwnedList[]> => {
  const isInForce = ({ at }: { readonly at: string }) => at <= requestedAt;
  const own = clearing.allowOwnScenarios === true ? { environmentId, userId } : undefined;
  return [
    ...(own ? await ownedList(parts, 'tester', own, isInForce) : []),
    ...(await ownedList(parts, 'environment', { environmentId }, isInForce)),
  ];
};

/** The lists that the clearing applied to an earlier file. */
export const listsApplied = async (
  parts: Parts,
  { environmentId, userId }: Pick<SentFile, 'environmentId' | 'userId'>,
  { lists, sentAt, fileOfDay: number }: AppliedScenarios,
  tester: Pick<ScenarioInForce, 'tester' | 'testerName'>,
): Promise<ScenarioInForce> => {
  const found = await Promise.all(
    lists.map(({ owner, version }) => {
      const key = owner === 'tester' ? { environmentId, userId } : { environmentId };
      return ownedList(parts, owner, key, (stored) => stored.version === version);
    }),
  );
  return { lists: found.flat(), at: sentAt, fileOfDay: number, ...tester };
};

/** What is recorded of the lists in force; undefined where there are none. */
export const appliedScenarios = ({
  lists,
  at,
  fileOfDay: number = 1,
}: ScenarioInForce): AppliedScenarios | undefined => {
  if (lists.length === 0) return undefined;
  const applied = lists.flatMap(({ owner, version }) =>
    version !== undefined && (owner === 'tester' || owner === 'environment') ? [{ owner, version }] : [],
  );
  return { lists: applied, sentAt: at, fileOfDay: number };
};
