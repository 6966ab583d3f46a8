import { Failure } from '@clearbench/contracts/failure';
import { type DueDocument, dueView, type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { Workplace } from '../workplace.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/** Hands an answer file to the tester's environment; the same answer twice is delivered once. */
export type DeliverAnswer = (transfer: TransferDocument, answerId: string, order: Order, at: string) => Promise<void>;

/** What is due by now, and when something is due next; times ISO 8601 UTC. */
export const dueTransfers = async (
  workplace: Workplace,
  now: string,
): Promise<{ due: readonly DueDocument[]; nextAt?: string }> => {
  const sort = { field: 'dueAt', direction: 'ascending' } as const;
  const { items } = await workplace.views.find(dueView, { where: [], sort, limit: 100 });
  const due = items.filter(({ dueAt }) => dueAt <= now);
  const next = items.find(({ dueAt }) => dueAt > now);
  return { due, ...(next ? { nextAt: next.dueAt } : {}) };
};

/** What is due follows from what began the transfer, and so from the request of whoever sent the file. */
const orderFor = async ({ log }: Pick<Workplace, 'log'>, transferId: string, what: string): Promise<Order> => {
  const order = { commandId: `due-${transferId}-${what}`, actor: 'system:clearing' };
  const [begun] = await log.readStream(transferStream(transferId), 0, 1);
  if (!begun) return { ...order, correlationId: transferId };
  const { correlationId, trace } = begun.metadata;
  return { ...order, correlationId, causationId: begun.id, ...(trace === undefined ? {} : { trace }) };
};

/** Does what a transfer has due: an answer is delivered first and then told of, so that whoever is told finds it. */
export const releaseDue =
  (workplace: Workplace, deliver: DeliverAnswer) =>
  async ({ transferId, answerId }: DueDocument, at: string): Promise<void> => {
    const stream = transferStream(transferId);
    if (answerId === undefined) {
      const order = await orderFor(workplace, transferId, 'settlement');
      const { position } = await workplace.handle(
        transferDecider,
        stream,
        { type: 'SettleTransfer', data: { transferId }, at },
        order,
      );
      return workplace.views.reached(position, [dueView]);
    }
    const order = await orderFor(workplace, transferId, answerId);
    const transfer = await workplace.views.get(transferView, transferId);
    if (!transfer) throw new Failure('transfer.notFound');
    await deliver(transfer, answerId, order, at);
    const { position } = await workplace.handle(
      transferDecider,
      stream,
      { type: 'ReleaseAnswer', data: { transferId, answerId }, at },
      order,
    );
    await workplace.views.reached(position, [dueView]);
  };
