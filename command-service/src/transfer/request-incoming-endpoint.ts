import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import { mostIncomingDays, mostWaitingIncoming } from '@clearbench/contracts/transfer/incoming';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { dueView, plannedAnswerView, transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { sourceFile, type TemplateText } from './incoming-source.ts';
import { sourceTemplate } from './incoming-template.ts';
import { planIncoming } from './plan-incoming.ts';
import { senderOf } from './sender-of.ts';

/** The due time within the time that the environment allows; its current time where none is requested. */
const dueTime = ({ clock }: SimEnvDocument, requested: string | undefined, at: string): string => {
  const now = businessTime(clock, at);
  if (requested === undefined) return now;
  const until = new Date(Date.parse(now) + mostIncomingDays * millisecondsPerDay).toISOString();
  const dueAt = new Date(requested).toISOString();
  if (dueAt < now || dueAt > until) throw new Failure('transfer.badDueTime', { from: now, until });
  return dueAt;
};

const checkWaiting = async ({ views }: CommandContext, userId: string): Promise<void> => {
  const where = [
    { field: 'incomingFor', is: userId },
    { field: 'state', is: 'received' },
  ];
  if ((await views.count(transferView, where)) >= mostWaitingIncoming)
    throw new Failure('transfer.tooManyIncoming', { limit: mostWaitingIncoming });
};

const messageOf = ({ answerId, fileId, messageType, messageId }: PlannedAnswer) => ({
  answerId,
  fileId,
  messageType,
  ...(messageId === undefined ? {} : { messageId }),
});

/** Requests messages of the other bank; a repeated command requests them once. */
export const requestIncomingEndpoint = (context: CommandContext, templateText: TemplateText): Endpoint =>
  serve(requestIncomingRoute, async ({ params, body, ...call }) => {
    const { views } = context;
    const { principal, metadata, at } = call;
    const environment = await findEnvironment(views, principal, params.environmentToken);
    if (!environment.canSendToTestEngine)
      throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
    const { userId } = principal.user;
    await checkWaiting(context, userId);
    const { kind, from } = body;
    const dueAt = dueTime(environment, body.dueAt, at);
    const source =
      'fileId' in from
        ? await sourceFile(context, environment, principal, { fileId: from.fileId, kind })
        : await sourceTemplate(context, templateText, environment, from, call);
    const transferId = idFrom('incoming', metadata.actor, metadata.commandId);
    const { code } = body;
    const sender = await senderOf(context, userId);
    const by = businessMetadata(environment, metadata, at);
    const ordered = { environment, source, kind, code, transferId, userId, sender, dueAt };
    const { answers, position } = await planIncoming(context, ordered, { metadata: by, at });
    await views.reached(position, [dueView, plannedAnswerView, transferView]);
    const messages = answers.map(messageOf);
    return { reply: { position, transferId, messages, dueAt }, position };
  });
