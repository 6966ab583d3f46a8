import { removedFrom, restorableSince } from '@clearbench/contracts/file/retention';
import type { QueryOf, ReplyOf } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { listRemovedSuitesRoute, RemovedSuite } from '@clearbench/contracts/suite/removed-routes';
import { type SuiteDocument, suiteView } from '@clearbench/contracts/suite/views';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { QueryContext } from '../query-context.ts';
import { namesOfUsers } from './names-of-users.ts';

type Page = Pick<QueryOf<typeof listRemovedSuitesRoute>, 'after' | 'limit'>;

const lastRemovedFirst = { field: 'removedAt', direction: 'descending' } as const;

const rowOf = (suite: SuiteDocument, names: ReadonlyMap<string, string>, { user }: Principal): RemovedSuite => {
  const { suiteId, title, files, cases, version, ownerId, changedAt } = suite;
  const { removedAt = changedAt, removedBy = '', restorableUntil = removedAt } = suite;
  const [ownerName, removedByName] = [names.get(ownerId), names.get(removedBy)];
  return {
    ...{ suiteId, title, files, cases, version, removedAt, restorableUntil },
    isOwn: ownerId === user.userId,
    ...(ownerName === undefined ? {} : { ownerName }),
    ...(removedByName === undefined ? {} : { removedByName }),
  };
};

/** One page of deleted suites that the caller can restore: the own ones, and for administrators all of the environment. */
export const removedSuites = async (
  { views }: Pick<QueryContext, 'views'>,
  principal: Principal,
  { environmentId, after, limit }: Page & { readonly environmentId: string },
  now: string,
): Promise<ReplyOf<typeof listRemovedSuitesRoute>> => {
  const where: Condition[] = [
    { field: 'shelf', is: removedFrom(environmentId) },
    ...(principal.isAdmin ? [] : [{ field: 'ownerId', is: principal.user.userId }]),
  ];
  const [page, total] = await Promise.all([
    views.find(suiteView, { where, sort: lastRemovedFirst, limit, ...(after ? { after } : {}) }),
    views.count(suiteView, [...where, { field: 'removedAt', from: restorableSince(now) }]),
  ]);
  const ids = page.items.flatMap(({ ownerId, removedBy = '' }) => [ownerId, removedBy]);
  const names = await namesOfUsers({ views }, ids);
  // The next page needs the same conditions, so a bound that moves with the clock cannot be one of them.
  const restorable = page.items.filter(({ restorableUntil = '' }) => restorableUntil >= now);
  const isLast = restorable.length < page.items.length;
  const items = restorable.map((suite) => rowOf(suite, names, principal));
  return { items, total, ...(page.next && !isLast ? { next: page.next } : {}) };
};
