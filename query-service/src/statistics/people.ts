import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import { statisticsActorView } from '@clearbench/contracts/statistics/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { displayedActor, domainsByUser } from './domains.ts';
import { everyDocument } from './every-document.ts';

/** The users with addresses in some domains, or behind a label in place of a domain. */
export const peopleOf = async (
  views: ReadModels,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const domains = await domainsByUser(views);
  const people = new Map([...wanted].map((one) => [one, new Set<string>()]));
  for (const [userId, domain] of domains) people.get(domain)?.add(userId);
  if (!wanted.has(formerUsers) && !wanted.has(productItself)) return people;
  // Deleted users can only be found among all actors with counts.
  for await (const { actor } of everyDocument(views, statisticsActorView, [], 'actor'))
    if (!domains.has(actor)) people.get(displayedActor(actor, domains))?.add(actor);
  return people;
};
