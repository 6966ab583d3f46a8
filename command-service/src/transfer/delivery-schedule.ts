import { accountWorkingIn } from '@clearbench/access/account-working-in';
import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import { type ScheduledDeliveriesDocument, scheduledDeliveriesView } from '@clearbench/contracts/scenario/views';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Occurrence } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { rulesOf, storedLists } from '../scenario-lists/stored-lists.ts';

/** The deliveries of a tester's list in an environment. */
export type DeliverySchedule = {
  readonly environment: SimEnvDocument;
  readonly userId: string;
  readonly version: number;
  readonly list: RuleList;
  readonly days: BusinessDays;
};

/** A delivery of a schedule on a day. */
export type ScheduledOccurrence = Occurrence & { readonly schedule: DeliverySchedule };

type Deliveries = Pick<RuleList, 'seed' | 'deliveries'>;

/** The deliveries by list and version: texts of testers are personal and are not kept. */
const readSoFar = new WeakMap<CommandContext['log'], BoundedCache<Deliveries>>();

const cacheOf = (log: CommandContext['log']): BoundedCache<Deliveries> => {
  const known = readSoFar.get(log) ?? boundedCache<Deliveries>(200);
  readSoFar.set(log, known);
  return known;
};

const deliveriesOf = async (
  context: CommandContext,
  { environmentId, userId, version }: ScheduledDeliveriesDocument,
): Promise<Deliveries> => {
  const key = `${environmentId}|${userId}|${version}`;
  const known = cacheOf(context.log);
  const present = known.get(key);
  if (present !== undefined) return present;
  const stored = (await storedLists(context, { environmentId, userId })).find((one) => one.version === version);
  const none: RuleList = { rules: [] };
  const { seed, deliveries = [] } = stored?.text.trim() ? await rulesOf(context, stored) : none;
  const read: Deliveries = { deliveries, ...(seed === undefined ? {} : { seed }) };
  known.set(key, read);
  return read;
};

/** The schedule of a tester who works in the environment, where it allows own lists and takes files. */
const scheduleOf = async (
  context: CommandContext,
  document: ScheduledDeliveriesDocument,
): Promise<readonly DeliverySchedule[]> => {
  const { views } = context;
  const { environmentId, userId, version } = document;
  const environment = await views.get(simEnvView, environmentId);
  if (!environment?.canSendToTestEngine || environment.clearing.allowOwnScenarios !== true) return [];
  if ((await accountWorkingIn(views, userId, environmentId)) === undefined) return [];
  const deliveries = await deliveriesOf(context, document);
  if (deliveries.deliveries?.length === 0) return [];
  const days = businessDays(await clearingCalendar(views, environment));
  return [{ environment, userId, version, list: { rules: [], ...deliveries }, days }];
};

const atOnce = 500;

/** The schedules of an environment, or of all. */
export const deliverySchedules = async (
  context: CommandContext,
  environmentId?: string,
): Promise<readonly DeliverySchedule[]> => {
  const found: DeliverySchedule[] = [];
  const where = environmentId === undefined ? [] : [{ field: 'environmentId', is: environmentId }];
  const sort = { field: 'environmentId', direction: 'ascending' } as const;
  for (let from: { after?: string } | undefined = {}; from; ) {
    const page: { items: readonly ScheduledDeliveriesDocument[]; next?: string | undefined } = await context.views.find(
      scheduledDeliveriesView,
      { where, sort, limit: atOnce, ...from },
    );
    for (const document of page.items) found.push(...(await scheduleOf(context, document)));
    from = page.next === undefined ? undefined : { after: page.next };
  }
  return found;
};

/** The transfer of a delivery: one for each business day and memory of the environment. */
export const transferIdOf = ({ schedule: { environment, userId }, delivery, day }: ScheduledOccurrence): string =>
  idFrom('scheduled', userId, [environment.environmentId, environment.memory ?? 0, delivery.id, day].join('|'));
