import { Failure } from '@clearbench/contracts/failure';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { SettledCondition } from '@clearbench/contracts/suite/make-case-route';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import { userView } from '@clearbench/contracts/user/views';
import type { OwnedList } from '@clearbench/test-engine/scenarios/compile-list';
import { type SenderFacts, settledList } from '@clearbench/test-engine/scenarios/settled-conditions';
import type { HappenedTransfers } from '@clearbench/test-suites/made/case-of-transfers';
import type { CommandContext } from '../command-context.ts';
import { listsApplied } from '../scenario-lists/scenarios-in-force.ts';

type Parts = Pick<CommandContext, 'views' | 'log' | 'textWorkers'>;

/** The rule of a scenario list that decided; undefined where none did. */
const decidedBy = ({ verdict, answers, silence }: TransferDocument): string | undefined => {
  const reasons = [...(verdict?.reasons ?? []), ...answers.map(({ reason }) => reason), ...(silence ? [silence] : [])];
  const decided = reasons.find(({ layer }) => layer === 'scenario');
  return decided && (decided.rule?.name ?? decided.trigger);
};

/** A rule that accepts gives no reason of its own, and keeps cents and default from being considered. */
const accepts = ({ rules }: RuleList): boolean =>
  rules.some(
    ({ enabled = true, then = [], oneOf = [] }) =>
      enabled && [...then, ...oneOf.flatMap((one) => one.then)].some((action) => 'accept' in action),
  );

const versionsOf = ({ scenarios }: TransferDocument): string => JSON.stringify(scenarios?.lists ?? []);

const listsOf = async (
  parts: Parts,
  { environmentId, requestedBy, scenarios }: TransferDocument,
): Promise<readonly OwnedList[]> => {
  if (scenarios === undefined) return [];
  const of = { environmentId, userId: requestedBy };
  return (await listsApplied(parts, of, scenarios, { tester: '' })).lists;
};

type Lists = NonNullable<HappenedTransfers['scenarios']>;

/** The lists of a case, and the conditions that they have with their result. */
export type ListsOfCase = { readonly lists: Lists; readonly conditions: readonly SettledCondition[] };

/** What rules compared of the sender of a transfer; nothing of a deleted user. */
const senderFacts = async ({ views }: Parts, { requestedBy, scenarios }: TransferDocument): Promise<SenderFacts> => {
  const sender = await views.get(userView, requestedBy);
  return {
    fileOfDay: scenarios?.fileOfDay,
    tester: sender?.settings.bic ?? '',
    testerName: sender?.displayName ?? '',
  };
};

/**
 * The scenario lists in force when transfers of a case were sent, if they mattered; undefined otherwise. Fails where
 * different versions decided, or the list of another tester did.
 */
export const scenariosOfTransfers = async (
  parts: Parts,
  transfers: readonly TransferDocument[],
  { isAdmin, user }: Principal,
): Promise<ListsOfCase | undefined> => {
  const withLists = transfers.filter(({ scenarios }) => (scenarios?.lists.length ?? 0) > 0);
  const decided = withLists.filter((transfer) => decidedBy(transfer) !== undefined);
  const last = decided.at(-1) ?? withLists.at(-1);
  if (last === undefined) return undefined;
  const lists = await listsOf(parts, last);
  if (decided.length === 0 && !lists.some(({ list }) => accepts(list))) return undefined;
  const rule = decidedBy(last) ?? '';
  if (new Set(decided.map(versionsOf)).size > 1) throw new Failure('suite.decidedByList', { rule });
  const isOthers = last.requestedBy !== user.userId && !isAdmin;
  if (isOthers && lists.some(({ owner }) => owner === 'tester')) throw new Failure('suite.decidedByOther', { rule });
  const senders = await Promise.all(withLists.map((transfer) => senderFacts(parts, transfer)));
  const settled = lists.map(({ owner, list }) => ({ owner, ...settledList(list, senders) }));
  return {
    lists: Object.fromEntries(settled.map(({ owner, list }) => [owner, list])),
    conditions: settled.flatMap(({ conditions }) => conditions),
  };
};
