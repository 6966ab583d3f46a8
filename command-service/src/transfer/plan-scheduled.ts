import { readPrincipal } from '@clearbench/access/read-principal';
import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import type { ReceivedTemplate } from '@clearbench/contracts/scenario/scheduled-deliveries';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { templateView } from '@clearbench/contracts/template/views';
import { dueView, plannedAnswerView, transferView } from '@clearbench/contracts/transfer/views';
import { hashOf } from '@clearbench/test-engine/clearing/reference';
import {
  occurrencesAfterAdvance,
  occurrencesUntil,
  reasonOfDelivery,
  receivedOn,
} from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { deliverySchedules, type ScheduledOccurrence, transferIdOf } from './delivery-schedule.ts';
import type { TemplateText } from './incoming-source.ts';
import { sourceTemplate } from './incoming-template.ts';
import { planIncoming } from './plan-incoming.ts';
import { senderOf } from './sender-of.ts';

/** Most deliveries that one advance of a clock plans. */
export const mostAtOneAdvance = 400;

const seeds = 2 ** 31;

/** The values of a delivery; those for fields of a repeated section are in one entry. */
export const valuesOf = async (
  { views }: Pick<CommandContext, 'views'>,
  { template, values = {} }: ReceivedTemplate,
  seed: number,
): Promise<TemplateValues> => {
  const { sections = [] } = (await views.get(templateView, template)) ?? {};
  const fields: Record<string, string> = {};
  const groups: Record<string, Record<string, string>[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const section = sections.find((one) => one.fields.some((field) => field.name === name));
    if (section?.repeat === undefined) fields[name] = String(value);
    else groups[section.name] = [{ ...groups[section.name]?.[0], [name]: String(value) }];
  }
  return { fields, groups, seed };
};

/** Plans a delivery; a repetition has no effect. The position; undefined where the tester does not exist any more. */
export const planScheduled = async (
  context: CommandContext,
  templateText: TemplateText,
  occurrence: ScheduledOccurrence,
  at: string,
): Promise<number | undefined> => {
  const { schedule, delivery, day, dueAt } = occurrence;
  const { environment, userId, list } = schedule;
  const transferId = transferIdOf(occurrence);
  const principal = await readPrincipal(context.views)({ sessionId: '', userId });
  const received = receivedOn(delivery, list.seed, day);
  if (principal === undefined || received === undefined) return undefined;
  const by = { commandId: `scheduled-${transferId}`, actor: 'system:clearing', correlationId: transferId };
  const metadata = businessMetadata(environment, by, at);
  const values = await valuesOf(context, received, hashOf(transferId) % seeds);
  const from = {
    templateName: received.template,
    values,
    ...(received.rulebook ? { rbVersion: received.rulebook } : {}),
  };
  const source = await sourceTemplate(context, templateText, environment, from, { principal, metadata, at });
  const sender = await senderOf(context, userId);
  const reason = reasonOfDelivery(delivery, { version: schedule.version, day });
  const ordered = { environment, source, kind: 'payment', transferId, userId, sender, dueAt, reason } as const;
  return (await planIncoming(context, ordered, { metadata, at })).position;
};

const lasting: ReadonlySet<string | undefined> = new Set(['invalid', 'notFound', 'refused', 'forbidden']);

/** Whether a delivery that failed is left out, for example because its template was deleted; others are repeated. */
export const isLeftOut = (error: unknown): error is Failure =>
  error instanceof Failure && lasting.has((errorKinds as Record<string, string>)[error.errorKey]);

/** Whether a delivery is planned, or was delivered or dropped. */
export const isPlanned = async ({ views }: CommandContext, occurrence: ScheduledOccurrence): Promise<boolean> =>
  (await views.get(transferView, transferIdOf(occurrence))) !== undefined;

/**
 * Plans every delivery up to the time to which the clock of an environment is advanced, and those that follow the
 * advance. They are planned before the clock is advanced, so that all that becomes due is released in order.
 */
export const planUntil =
  (context: CommandContext, templateText: TemplateText) =>
  async (environmentId: string, until: string, at: string): Promise<void> => {
    const environment = await context.views.get(simEnvView, environmentId);
    if (environment === undefined) return;
    const after = businessTime(environment.clock, at);
    if (until <= after) return;
    const schedules = await deliverySchedules(context, environmentId);
    const all = schedules.flatMap((schedule): ScheduledOccurrence[] => {
      const { list, days } = schedule;
      const occurrences = [
        ...occurrencesUntil(list, days, { after, until, most: mostAtOneAdvance }),
        ...occurrencesAfterAdvance(list, days, until),
      ];
      return occurrences.map((one) => ({ ...one, schedule }));
    });
    const inOrder = all.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : one.dueAt > other.dueAt ? 1 : 0));
    let position: number | undefined;
    for (const occurrence of inOrder.slice(0, mostAtOneAdvance)) {
      if (await isPlanned(context, occurrence)) continue;
      try {
        position = (await planScheduled(context, templateText, occurrence, at)) ?? position;
      } catch (error) {
        if (!isLeftOut(error)) throw error;
      }
    }
    if (position !== undefined) await context.views.reached(position, [dueView, plannedAnswerView, transferView]);
  };
