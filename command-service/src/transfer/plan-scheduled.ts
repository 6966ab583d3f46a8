import { readPrincipal } from '@clearbench/access/read-principal';
import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { dueView, plannedAnswerView, transferView } from '@clearbench/contracts/transfer/views';
import {
  occurrencesAfterAdvance,
  occurrencesUntil,
  reasonOfDelivery,
  receivedOn,
} from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import {
  type DeliverySchedule,
  deliverySchedules,
  type ScheduledOccurrence,
  transferIdOf,
} from './delivery-schedule.ts';
import { deliverySource, messageAbout } from './delivery-source.ts';
import type { TemplateText } from './incoming-source.ts';
import { planIncoming } from './plan-incoming.ts';
import { senderOf } from './sender-of.ts';

/** Most deliveries that one advance of a clock plans. */
export const mostAtOneAdvance = 400;

/** Plans a delivery; a repetition has no effect. The position; undefined without the tester or the earlier message. */
export const planScheduled = async (
  context: CommandContext,
  templateText: TemplateText,
  occurrence: ScheduledOccurrence,
  at: string,
): Promise<number | undefined> => {
  const { schedule, delivery, day, dueAt } = occurrence;
  const { environment, userId, list, owner, version } = schedule;
  const transferId = transferIdOf(occurrence);
  const principal = await readPrincipal(context.views)({ sessionId: '', userId });
  const received = receivedOn(delivery, list.seed, day);
  if (principal === undefined || received === undefined) return undefined;
  const command = { commandId: `scheduled-${transferId}`, actor: 'system:clearing', correlationId: transferId };
  const metadata = businessMetadata(environment, command, at);
  const sent = await deliverySource(context, templateText, occurrence, received, { principal, metadata, at });
  if (sent === undefined) return undefined;
  const sender = await senderOf(context, userId);
  const reason = reasonOfDelivery(delivery, { owner, version, day });
  const ordered = { environment, ...sent, transferId, userId, sender, dueAt, reason };
  return (await planIncoming(context, ordered, { metadata, at })).position;
};

const lasting: ReadonlySet<string | undefined> = new Set(['invalid', 'notFound', 'refused', 'forbidden']);

/** Whether a delivery that failed is left out, for example because its template was deleted; others are repeated. */
export const isLeftOut = (error: unknown): error is Failure =>
  error instanceof Failure && lasting.has((errorKinds as Record<string, string>)[error.errorKey]);

/** Whether a delivery is planned, or was delivered or dropped. */
export const isPlanned = async ({ views }: CommandContext, occurrence: ScheduledOccurrence): Promise<boolean> =>
  (await views.get(transferView, transferIdOf(occurrence))) !== undefined;

/** The delivery that the message of an occurrence is about; undefined for payments and collections. */
const aboutOf = ({ schedule, delivery, day }: ScheduledOccurrence): string | undefined =>
  receivedOn(delivery, schedule.list.seed, day)?.about;

/** Whether there is a message that a delivery can be about; true for payments and collections. */
export const hasOriginal = async (context: CommandContext, occurrence: ScheduledOccurrence): Promise<boolean> => {
  const about = aboutOf(occurrence);
  return about === undefined || (await messageAbout(context, occurrence, about)) !== undefined;
};

const byTime = (one: ScheduledOccurrence, other: ScheduledOccurrence): number =>
  one.dueAt < other.dueAt ? -1 : one.dueAt > other.dueAt ? 1 : 0;

/** An advance of a clock: from and to, ISO 8601 UTC; `starts` false where no delivery follows it. */
export type ClockAdvance = { readonly after: string; readonly until: string; readonly starts: boolean };

/**
 * Plans every delivery of the schedules up to the time to which a clock is advanced, and those that follow the advance,
 * at most 400 in the order of their times. A delivery about another message comes after it.
 */
export const planDeliveries = async (
  context: CommandContext,
  templateText: TemplateText,
  schedules: readonly DeliverySchedule[],
  { after, until, starts }: ClockAdvance,
  at: string,
  onLeftOut: (error: Failure) => void = () => undefined,
): Promise<void> => {
  const all = schedules.flatMap((schedule): ScheduledOccurrence[] => {
    const { list, days } = schedule;
    const occurrences = [
      ...occurrencesUntil(list, days, { after, until, most: mostAtOneAdvance }),
      ...(starts ? occurrencesAfterAdvance(list, days, until) : []),
    ];
    return occurrences.map((one) => ({ ...one, schedule }));
  });
  let position: number | undefined;
  const reached = async () => {
    if (position !== undefined) await context.views.reached(position, [dueView, plannedAnswerView, transferView]);
  };
  for (const occurrence of all.toSorted(byTime).slice(0, mostAtOneAdvance)) {
    if (await isPlanned(context, occurrence)) continue;
    // It can be about one that was planned just now.
    if (aboutOf(occurrence) !== undefined) await reached();
    try {
      position = (await planScheduled(context, templateText, occurrence, at)) ?? position;
    } catch (error) {
      if (!isLeftOut(error)) throw error;
      onLeftOut(error);
    }
  }
  await reached();
};

/** Plans the deliveries of an environment before its clock is advanced, so that all that becomes due is released in order. */
export const planUntil =
  (context: CommandContext, templateText: TemplateText) =>
  async (environmentId: string, until: string, at: string): Promise<void> => {
    const environment = await context.views.get(simEnvView, environmentId);
    if (environment === undefined) return;
    const after = businessTime(environment.clock, at);
    if (until <= after) return;
    const schedules = await deliverySchedules(context, environmentId);
    await planDeliveries(context, templateText, schedules, { after, until, starts: true }, at);
  };
