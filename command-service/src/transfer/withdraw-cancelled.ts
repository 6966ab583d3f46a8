import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { ClearingVerdict, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  dueView,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { ClearingOutcome, TakenUp } from '@clearbench/test-engine/clear-file';
import type { ClearingJob } from '../bench/bench.ts';
import type { Workplace } from '../workplace.ts';
import { takenUpOf } from './taken-up.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];

/** Makes a sending ready for the clearing as it was at that time, and keeps what the clearing answers. */
export type Desk = {
  readonly jobFor: (request: Requested, at: string) => Promise<ClearingJob>;
  readonly kept: (transferId: string, answers: ClearingOutcome['answers']) => Promise<PlannedAnswer[]>;
};

const cancelling = 'camt.056';

/** The messages of which collections were cancelled by this one. */
const cancelledBy = ({ verdict, takenUp = [], bulks = [] }: ClearingOutcome): readonly string[] =>
  [{ verdict, takenUp }, ...bulks]
    .filter((one) => one.verdict.messageType?.startsWith(cancelling))
    .flatMap((one) => one.takenUp ?? [])
    .map(({ originalMessageId }) => originalMessageId);

const messageIdsOf = ({ messageId, bulks }: ClearingVerdict): readonly string[] =>
  (bulks ?? [{ messageId }]).flatMap((one) => one.messageId ?? []);

/** All that has been cancelled of what a sending brought. */
const cancelledOf = async (workplace: Workplace, { environmentId, verdict }: TransferDocument): Promise<TakenUp[]> => {
  const ids = verdict === undefined ? [] : messageIdsOf(verdict);
  const seen = await Promise.all(
    ids.map((id) => workplace.views.get(seenMessageView, seenMessageId(environmentId, id))),
  );
  const lists = await Promise.all(
    seen.flatMap((one) => (one ? [takenUpOf(workplace, one.messageId, one.referredBy ?? [])] : [])),
  );
  return lists.flat().filter(({ messageType }) => messageType?.startsWith(cancelling));
};

/** What the sending was, and when the clearing took it in. */
const begun = async (
  { log }: Workplace,
  transferId: string,
): Promise<{ request: Requested; at: string } | undefined> => {
  const [first, second] = await log.readStream(transferStream(transferId), 0, 2);
  if (first === undefined || second === undefined) return undefined;
  return { request: first.data as Requested, at: second.metadata.at };
};

const replan = async (
  workplace: Workplace,
  desk: Desk,
  transferId: string,
  cause: { by: string; at: string; order: Order },
) => {
  const [transfer, was] = await Promise.all([
    workplace.views.get(transferView, transferId),
    begun(workplace, transferId),
  ]);
  if (transfer === undefined || was === undefined) return;
  const cancelled = await cancelledOf(workplace, transfer);
  const { answers, settlesAt } = await workplace.bench.clear({
    ...(await desk.jobFor(was.request, was.at)),
    cancelled,
  });
  // What is planned anew is told from what was planned before.
  const named = answers.map((made) => ({
    ...made,
    answer: { ...made.answer, answerId: `${made.answer.answerId}-${cause.by}` },
  }));
  const data = {
    transferId,
    causedByTransferId: cause.by,
    answers: await desk.kept(transferId, named),
    settles: settlesAt !== undefined,
  };
  const command = { type: 'ReplanTransfer', data, at: cause.at } as const;
  const order = { ...cause.order, commandId: `${cause.order.commandId}|replan` };
  const { position } = await workplace.handle(transferDecider, transferStream(transferId), command, order);
  await workplace.views.reached(position, [dueView, transferView]);
};

/** Collections that were cancelled before they settle lead to nothing any more: what was planned for them is taken back. */
export const withdrawCancelled = async (
  workplace: Workplace,
  desk: Desk,
  { environmentId, scheme }: SimEnvDocument,
  outcome: ClearingOutcome,
  cause: { readonly by: string; readonly at: string; readonly order: Order },
): Promise<void> => {
  if (!isDirectDebit(scheme)) return;
  const seen = await Promise.all(
    cancelledBy(outcome).map((id) => workplace.views.get(seenMessageView, seenMessageId(environmentId, id))),
  );
  for (const transferId of new Set(seen.flatMap((one) => (one && !one.own ? [one.transferId] : []))))
    await replan(workplace, desk, transferId, cause);
};
