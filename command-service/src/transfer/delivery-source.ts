import type { ReceivedMessage } from '@clearbench/contracts/scenario/scheduled-deliveries';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { templateView } from '@clearbench/contracts/template/views';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { hashOf } from '@clearbench/test-engine/clearing/reference';
import { daysAbout } from '@clearbench/test-engine/scenarios/scheduled-deliveries';
import type { CommandContext } from '../command-context.ts';
import { type ScheduledOccurrence, scheduledTransferId, transferIdOf } from './delivery-schedule.ts';
import type { IncomingSource, TemplateText } from './incoming-source.ts';
import { sourceTemplate } from './incoming-template.ts';

/** The text from which the message of a delivery is created, and what the other bank sends. */
export type DeliverySource = {
  readonly source: IncomingSource;
  readonly kind: IncomingKind;
  readonly code?: string | undefined;
};

type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

const seeds = 2 ** 31;

/** The values of a delivery; those for fields of a repeated section are in one entry. */
const valuesOf = async (
  { views }: Pick<CommandContext, 'views'>,
  template: string,
  values: NonNullable<ReceivedMessage['values']>,
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

/** The text of the template of a delivery; `seed` decides the generated values. */
export const templateOfDelivery = async (
  context: CommandContext,
  templateText: TemplateText,
  { environment, rbVersion }: Pick<ScheduledOccurrence['schedule'], 'environment' | 'rbVersion'>,
  { template = '', rulebook = rbVersion, values = {} }: ReceivedMessage,
  { seed, ...by }: By & { readonly seed: number },
): Promise<IncomingSource> => {
  const from = {
    templateName: template,
    values: await valuesOf(context, template, values, seed),
    ...(rulebook === undefined ? {} : { rbVersion: rulebook }),
  };
  return sourceTemplate(context, templateText, environment, from, by);
};

type Answer = TransferDocument['answers'][number];

/** The message id of an answer; that of the first message in a file of bulks. */
const messageIdOf = async ({ textWorkers }: CommandContext, { messageId }: Answer, bytes: Uint8Array) =>
  messageId ?? (await textWorkers.historyQuery(bytes)).messageIds[0];

/** Whether the same delivery sent a message about this one on an earlier day. */
const isAlreadyMeant = async (
  { views }: CommandContext,
  { schedule, delivery, day }: ScheduledOccurrence,
  messageId: string,
): Promise<boolean> => {
  for (const earlier of daysAbout(schedule.days, day).slice(1)) {
    const transfer = await views.get(transferView, scheduledTransferId(schedule, delivery.id, earlier));
    if (transfer?.refersTo?.includes(messageId)) return true;
  }
  return false;
};

/**
 * The last message of another delivery before the time of this one, on its business day or on one of the ten before;
 * undefined without one, or where this delivery has sent a message about it already.
 */
export const messageAbout = async (
  context: CommandContext,
  occurrence: ScheduledOccurrence,
  about: string,
): Promise<IncomingSource | undefined> => {
  const { schedule, day, dueAt } = occurrence;
  for (const earlier of daysAbout(schedule.days, day)) {
    const transfer = await context.views.get(transferView, scheduledTransferId(schedule, about, earlier));
    const [answer] = transfer?.answers ?? [];
    if (transfer?.rbVersion === undefined || answer === undefined || answer.dropped !== undefined) continue;
    if ((answer.releasedAt ?? answer.dueAt) > dueAt) continue;
    const bytes = await context.contents.get(answer.sha256);
    const messageId = await messageIdOf(context, answer, bytes);
    if (messageId === undefined || (await isAlreadyMeant(context, occurrence, messageId))) return undefined;
    const { rbVersion, fileId } = transfer;
    return {
      bytes,
      rbVersion,
      fileName: answer.fileName,
      sourceFileId: answer.fileId,
      original: { messageId, fileId },
    };
  }
  return undefined;
};

/** What a delivery sends; undefined where there is no message that it can be about. */
export const deliverySource = async (
  context: CommandContext,
  templateText: TemplateText,
  occurrence: ScheduledOccurrence,
  received: ReceivedMessage,
  by: By,
): Promise<DeliverySource | undefined> => {
  const { about, kind = 'recall', code } = received;
  if (about !== undefined) {
    const source = await messageAbout(context, occurrence, about);
    return source && { source, kind, code };
  }
  const seed = hashOf(transferIdOf(occurrence)) % seeds;
  const source = await templateOfDelivery(context, templateText, occurrence.schedule, received, { ...by, seed });
  return { source, kind: 'payment' };
};
