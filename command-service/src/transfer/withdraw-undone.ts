import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
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

/** Collections are cancelled before they settle; what the clearing delivered is sent back. */
const cancelling = 'camt.056';
const sendingBack = ['pacs.004', 'pacs.002'];

/** Whether an R-message of this type undoes payments of the message it is about. */
const undoes = (messageType: string | undefined, isDelivered: boolean, scheme: Scheme): boolean =>
  isDelivered
    ? sendingBack.some((one) => messageType?.startsWith(one))
    : isDirectDebit(scheme) && messageType?.startsWith(cancelling) === true;

const seenIn = async ({ views }: Workplace, environmentId: string, ids: readonly string[]) => {
  const seen = await Promise.all(ids.map((id) => views.get(seenMessageView, seenMessageId(environmentId, id))));
  return seen.flatMap((one) => one ?? []);
};

/** The sendings of which payments were undone by this outcome. */
const undoneBy = async (
  workplace: Workplace,
  { environmentId, scheme }: SimEnvDocument,
  { verdict, takenUp = [], bulks = [] }: ClearingOutcome,
): Promise<ReadonlySet<string>> => {
  const referring = [{ verdict, takenUp }, ...bulks];
  const found = await Promise.all(
    referring.map(async ({ verdict: { messageType }, takenUp: taken = [] }) => {
      const ids = taken.map(({ originalMessageId }) => originalMessageId);
      const seen = await seenIn(workplace, environmentId, ids);
      return seen.filter(({ own }) => undoes(messageType, own === true, scheme));
    }),
  );
  return new Set(found.flat().map(({ transferId }) => transferId));
};

/** Of the messages a sending brought, and of those that were delivered for it. */
const messageIdsOf = ({ verdict, answers }: TransferDocument): readonly string[] => [
  ...(verdict === undefined ? [] : (verdict.bulks ?? [verdict]).flatMap(({ messageId }) => messageId ?? [])),
  ...answers.flatMap(({ messageId, messages = [{ messageId }] }) => messages.flatMap((one) => one.messageId ?? [])),
];

/** All that has been undone of what a sending brought, and of what was delivered for it. */
const undoneOf = async (
  workplace: Workplace,
  { environmentId, scheme }: SimEnvDocument,
  transfer: TransferDocument,
): Promise<TakenUp[]> => {
  const seen = await seenIn(workplace, environmentId, messageIdsOf(transfer));
  const lists = await Promise.all(
    seen.map(({ messageId, own, referredBy = [] }) =>
      takenUpOf(
        workplace,
        messageId,
        referredBy.filter(({ messageType }) => undoes(messageType, own === true, scheme)),
      ),
    ),
  );
  return lists.flat();
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
  environment: SimEnvDocument,
  transferId: string,
  cause: { by: string; at: string; order: Order },
) => {
  const [transfer, was] = await Promise.all([
    workplace.views.get(transferView, transferId),
    begun(workplace, transferId),
  ]);
  if (transfer === undefined || was === undefined || transfer.state === 'closed') return;
  const undone = await undoneOf(workplace, environment, transfer);
  const { answers, settlesAt } = await workplace.bench.clear({
    ...(await desk.jobFor(was.request, was.at)),
    undone,
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

/** Payments that were cancelled or sent back lead to nothing any more: what was planned for them is taken back. */
export const withdrawUndone = async (
  workplace: Workplace,
  desk: Desk,
  environment: SimEnvDocument,
  outcome: ClearingOutcome,
  cause: { readonly by: string; readonly at: string; readonly order: Order },
): Promise<void> => {
  for (const transferId of await undoneBy(workplace, environment, outcome))
    await replan(workplace, desk, environment, transferId, cause);
};
