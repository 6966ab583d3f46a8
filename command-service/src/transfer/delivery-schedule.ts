import { accountWorkingIn } from '@clearbench/access/account-working-in';
import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { ScheduledDelivery } from '@clearbench/contracts/scenario/scheduled-deliveries';
import { type ScheduledDeliveriesDocument, scheduledDeliveriesView } from '@clearbench/contracts/scenario/views';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Occurrence } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { rulesOf, storedLists } from '../scenario-lists/stored-lists.ts';
import { receiversOf } from './delivery-receivers.ts';

/** The deliveries to a tester, of a list of the tester or of the environment. */
export type DeliverySchedule = {
  readonly environment: SimEnvDocument;
  readonly userId: string;
  readonly owner: ListOwner;
  readonly version: number;
  readonly list: RuleList;
  readonly days: BusinessDays;
  /** The rulebook of templates without their own; the newest possible one where absent. */
  readonly rbVersion?: RbVersion;
  /** Distinguishes the runs of a test case, whose environments have the same id. */
  readonly seed?: number;
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
  const key = `${environmentId}|${userId ?? ''}|${version}`;
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

type Listed = ScheduledDeliveriesDocument & { readonly environment: SimEnvDocument };

/** The schedule of a tester who works in the environment, where it allows own lists. */
const ownSchedule = async (
  context: CommandContext,
  { environment, ...document }: Listed,
  userId: string,
): Promise<readonly Omit<DeliverySchedule, 'days'>[]> => {
  const { environmentId, version } = document;
  if (environment.clearing.allowOwnScenarios !== true) return [];
  if ((await accountWorkingIn(context.views, userId, environmentId)) === undefined) return [];
  const deliveries = await deliveriesOf(context, document);
  return [{ environment, userId, owner: 'tester', version, list: { rules: [], ...deliveries } }];
};

/** A schedule for each tester to whom a list of an environment delivers. */
const environmentSchedules = async (
  context: CommandContext,
  { environment, ...document }: Listed,
): Promise<readonly Omit<DeliverySchedule, 'days'>[]> => {
  const { seed, deliveries = [] } = await deliveriesOf(context, document);
  if (deliveries.length === 0) return [];
  const { version } = document;
  const byUser = new Map<string, ScheduledDelivery[]>();
  for (const [delivery, receivers] of await receiversOf(context.views, document.environmentId, deliveries))
    for (const userId of receivers) byUser.set(userId, [...(byUser.get(userId) ?? []), delivery]);
  return [...byUser].map(([userId, own]) => {
    const list: RuleList = { rules: [], deliveries: own, ...(seed === undefined ? {} : { seed }) };
    return { environment, userId, owner: 'environment', version, list };
  });
};

/** The schedules of a list, where the environment takes files. */
const schedulesOf = async (
  context: CommandContext,
  document: ScheduledDeliveriesDocument,
): Promise<readonly DeliverySchedule[]> => {
  const { environmentId, userId } = document;
  const environment = await context.views.get(simEnvView, environmentId);
  if (!environment?.canSendToTestEngine) return [];
  const listed = { ...document, environment };
  const found =
    userId === undefined ? await environmentSchedules(context, listed) : await ownSchedule(context, listed, userId);
  const days = businessDays(await clearingCalendar(context.views, environment));
  return found.flatMap((one) => (one.list.deliveries?.length ? [{ ...one, days }] : []));
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
    for (const document of page.items) found.push(...(await schedulesOf(context, document)));
    from = page.next === undefined ? undefined : { after: page.next };
  }
  return found;
};

/** The transfer of a delivery of a schedule: one for each business day and memory of the environment. */
export const scheduledTransferId = (
  { environment, userId, owner, seed }: DeliverySchedule,
  deliveryId: string,
  day: string,
): string => {
  const { environmentId, memory = 0 } = environment;
  const ofList = owner === 'environment' ? ['environment'] : [];
  const ofRun = seed === undefined ? [] : [seed];
  return idFrom('scheduled', userId, [environmentId, memory, deliveryId, day, ...ofList, ...ofRun].join('|'));
};

export const transferIdOf = ({ schedule, delivery, day }: ScheduledOccurrence): string =>
  scheduledTransferId(schedule, delivery.id, day);
