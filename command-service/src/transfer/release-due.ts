import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { type DueDocument, dueView, type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { restorableEnvironmentUntil } from '../closed-environment.ts';
import type { CommandContext } from '../command-context.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/**
 * Delivers an answer file to the environment; a repeated delivery has no effect. False where the answer waits, because
 * its environment is deleted and restorable.
 */
export type DeliverAnswer = (
  transfer: TransferDocument,
  answerId: string,
  metadata: CommandMetadata,
  at: string,
) => Promise<boolean>;

const dueAtOnce = 100;
const soonestFirst = { field: 'dueAt', direction: 'ascending' } as const;

/** Whether an answer waits, because its environment is deleted and restorable; each environment is looked up once. */
const waitingAnswers = ({ views, log }: Pick<CommandContext, 'views' | 'log'>, now: string) => {
  const environments = new Map<string, Promise<boolean>>();
  const isDeleted = async (environmentId: string): Promise<boolean> => {
    if (await views.get(simEnvView, environmentId)) return false;
    const until = await restorableEnvironmentUntil(log, environmentId);
    return until !== undefined && now <= until;
  };
  return async ({ transferId, answerId }: DueDocument): Promise<boolean> => {
    const transfer = answerId === undefined ? undefined : await views.get(transferView, transferId);
    if (!transfer) return false;
    const { environmentId } = transfer;
    const known = environments.get(environmentId) ?? isDeleted(environmentId);
    environments.set(environmentId, known);
    return known;
  };
};

/**
 * The due actions, and the time of the next one; times ISO 8601 UTC. Answers of a deleted environment wait until its
 * restore period ends, without delaying others.
 */
export const dueTransfers = async (
  context: Pick<CommandContext, 'views' | 'log'>,
  now: string,
): Promise<{ due: readonly DueDocument[]; nextAt?: string }> => {
  const isWaiting = waitingAnswers(context, now);
  const due: DueDocument[] = [];
  for (let from: { after?: string } | undefined = {}; from && due.length === 0; ) {
    const page: { items: readonly DueDocument[]; next?: string | undefined } = await context.views.find(dueView, {
      where: [],
      sort: soonestFirst,
      limit: dueAtOnce,
      ...from,
    });
    for (const item of page.items) {
      if (item.dueAt > now) return { due, nextAt: item.dueAt };
      if (!(await isWaiting(item))) due.push(item);
    }
    from = page.next === undefined ? undefined : { after: page.next };
  }
  return { due };
};

/** A due action has the correlation id of the request that sent the file. */
const metadataFor = async (
  { log }: Pick<CommandContext, 'log'>,
  transferId: string,
  what: string,
): Promise<CommandMetadata> => {
  const metadata = { commandId: `due-${transferId}-${what}`, actor: 'system:clearing' };
  const [begun] = await log.readStream(transferStream(transferId), 0, 1);
  if (!begun) return { ...metadata, correlationId: transferId };
  const { correlationId, trace } = begun.metadata;
  return { ...metadata, correlationId, causationId: begun.id, ...(trace === undefined ? {} : { trace }) };
};

/** Performs a due action: an answer is delivered before its event, so that a reader of the event finds it. */
export const releaseDue =
  (context: CommandContext, deliver: DeliverAnswer) =>
  async ({ transferId, answerId }: DueDocument, at: string): Promise<void> => {
    const stream = transferStream(transferId);
    if (answerId === undefined) {
      const metadata = await metadataFor(context, transferId, 'settlement');
      const { position } = await context.handle(
        transferDecider,
        stream,
        { type: 'SettleTransfer', data: { transferId }, at },
        metadata,
      );
      return context.views.reached(position, [dueView]);
    }
    const metadata = await metadataFor(context, transferId, answerId);
    const transfer = await context.views.get(transferView, transferId);
    if (!transfer) throw new Failure('transfer.notFound');
    if (!(await deliver(transfer, answerId, metadata, at))) return;
    const { position } = await context.handle(
      transferDecider,
      stream,
      { type: 'ReleaseAnswer', data: { transferId, answerId }, at },
      metadata,
    );
    await context.views.reached(position, [dueView]);
  };
