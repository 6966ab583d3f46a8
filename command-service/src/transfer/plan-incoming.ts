import { Failure } from '@clearbench/contracts/failure';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { IncomingRequested } from '@clearbench/contracts/transfer/commands';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { MadeAnswer } from '@clearbench/test-engine/clear-file';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { envelopesOf } from '../envelopes-of-environment.ts';
import type { IncomingSource } from './incoming-source.ts';
import { storedAnswers } from './stored-answers.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/** A request for messages of the other bank; `dueAt` is a business time, ISO 8601 UTC. */
export type OrderedIncoming = {
  readonly environment: SimEnvDocument;
  readonly source: IncomingSource;
  readonly kind: IncomingKind;
  readonly code?: string | undefined;
  readonly transferId: string;
  readonly userId: string;
  readonly sender: { readonly bic: string; readonly testCode: string };
  readonly dueAt: string;
  /** The delivery of a scenario list; absent where the tester requested the message. */
  readonly reason?: EngineReason;
};

/** The reason of a delivery, with the code of the recall or reversal. */
const withReason = (made: MadeAnswer, reason: EngineReason): MadeAnswer => {
  const { code } = made.answer.reason.params;
  const params = code === undefined ? reason.params : { ...reason.params, code };
  return { ...made, answer: { ...made.answer, reason: { ...reason, params } } };
};

/** The messages of the engine as of their due time; throws its failure. */
export const engineMessages = async (
  context: CommandContext,
  ordered: Omit<OrderedIncoming, 'userId' | 'reason'>,
): Promise<readonly MadeAnswer[]> => {
  const { environment, source, kind, code, transferId, sender, dueAt } = ordered;
  const { bytes, fileName, rbVersion } = source;
  const { envelopes: forms, messageForm } = await envelopesOf(context.views, environment);
  const made = await context.textWorkers.incoming({
    input: {
      bytes,
      fileName,
      rbVersion,
      messageErrors: 0,
      scheme: environment.scheme,
      clearing: environment.clearing,
      calendar: await clearingCalendar(context.views, environment),
      sender: { bic: sender.bic, testCode: sender.testCode },
      now: dueAt,
      seed: transferId,
      ...(forms === undefined ? {} : { forms }),
      ...(messageForm === undefined ? {} : { messageForm }),
    },
    request: { kind, ...(code === undefined ? {} : { code }) },
  });
  if ('failure' in made) throw new Failure(made.failure.errorKey, made.failure.params);
  return made.answers;
};

const plannedMessages = async (context: CommandContext, ordered: OrderedIncoming): Promise<PlannedAnswer[]> => {
  const made = await engineMessages(context, ordered);
  const { reason, transferId } = ordered;
  const answers = reason === undefined ? made : made.map((one) => withReason(one, reason));
  return storedAnswers(context, transferId, answers);
};

const requestOf = async (
  { contents }: CommandContext,
  { environment, source, kind, transferId, userId, reason }: OrderedIncoming,
  [first]: readonly PlannedAnswer[],
): Promise<IncomingRequested> => {
  const { bytes, original, fileName: _, ...named } = source;
  const { environmentId, environmentToken, memory } = environment;
  return {
    transferId,
    fileId: original?.fileId ?? first?.fileId ?? '',
    fileName: first?.fileName ?? '',
    environmentId,
    environmentToken,
    kind,
    ...named,
    sha256: (await contents.put(bytes)).sha256,
    ...(original === undefined ? {} : { originalMessageId: original.messageId }),
    requestedBy: userId,
    ...(reason?.rule === undefined ? {} : { rule: reason.rule }),
    ...(memory === undefined ? {} : { memory }),
  };
};

/** Creates the messages and plans their delivery; a repeated command plans them once. */
export const planIncoming = async (
  context: CommandContext,
  ordered: OrderedIncoming,
  { metadata, at }: { readonly metadata: CommandMetadata; readonly at: string },
): Promise<{ readonly answers: readonly PlannedAnswer[]; readonly position: number }> => {
  const answers = await plannedMessages(context, ordered);
  const data = { ...(await requestOf(context, ordered, answers)), answers };
  const stream = transferStream(ordered.transferId);
  const { position } = await context.handle(transferDecider, stream, { type: 'RequestIncoming', data, at }, metadata);
  return { answers, position };
};
