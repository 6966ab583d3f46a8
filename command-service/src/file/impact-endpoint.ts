import { findEnvironment } from '@clearbench/access/resource-access';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { checkImpactRoute, type FileImpact } from '@clearbench/contracts/file/impact-routes';
import { fileListView } from '@clearbench/contracts/file/views';
import type { BodyOf } from '@clearbench/contracts/route';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { CommandContext } from '../command-context.ts';
import { senderIn } from '../profile-of.ts';
import { type Comparison, impactOfFile } from './impact-of-file.ts';

/** The time at which files are validated on another day: before every cut-off. */
const timeOfDay = 'T10:00:00.000Z';

/** The files of testers; what the clearing answered is not validated again. */
const filesOf = (environmentId: string, rbVersion: string | undefined): Condition[] => [
  { field: 'shelf', is: environmentId },
  { field: 'direction', is: 'TS' },
  ...(rbVersion === undefined ? [] : [{ field: 'rbVersion', is: rbVersion }]),
];

const impactsOf = async (
  context: CommandContext,
  comparison: Comparison,
  { rbVersion, after, limit }: BodyOf<typeof checkImpactRoute>,
) => {
  const where = filesOf(comparison.environment.environmentId, rbVersion);
  const sort = { field: 'changedAt', direction: 'descending' } as const;
  const [page, total] = await Promise.all([
    context.views.find(fileListView, { where, sort, limit, ...(after === undefined ? {} : { after }) }),
    context.views.count(fileListView, where),
  ]);
  // One after the other: a user has one validation at a time, and the workers are free for others.
  const items: FileImpact[] = [];
  for (const row of page.items) items.push(await impactOfFile(context, comparison, row));
  return { items, total, ...(page.next === undefined ? {} : { next: page.next }) };
};

/** Compares files under another rulebook or day; a user has one comparison at a time. */
export const impactEndpoint = (context: CommandContext): Endpoint => {
  const turns = keyedMutex();
  return serve(checkImpactRoute, async ({ body, principal, at }) => {
    const environment = await findEnvironment(context.views, principal, body.environmentToken);
    const now = businessTime(environment.clock, at);
    const then = body.day === undefined ? now : `${body.day}${timeOfDay}`;
    const sender = senderIn(environment, principal.user);
    const comparison = { environment, sender, now, toRulebook: body.toRulebook, then, upgraded: body.upgraded };
    return { reply: await turns(principal.user.userId, () => impactsOf(context, comparison, body)) };
  });
};
