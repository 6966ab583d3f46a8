import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { ReceivedCall } from '../../channel/webhook-receiver.ts';

/** The properties of the events below. */
type Facts = {
  readonly fileId: string;
  readonly transferId: string;
  readonly deliveryId: string;
  readonly answer: { readonly answerId: string };
  readonly notification: { readonly type: string; readonly data: Readonly<Record<string, string>> };
};

/** Events of which there is at most one about the same subject. */
const onceAbout: Readonly<Record<string, (data: Facts) => string>> = {
  TransferRequested: ({ fileId }) => `sending of ${fileId}`,
  TransferReceived: ({ transferId }) => `receipt of ${transferId}`,
  TransferAccepted: ({ transferId }) => `verdict on ${transferId}`,
  TransferPartiallyAccepted: ({ transferId }) => `verdict on ${transferId}`,
  TransferRejected: ({ transferId }) => `verdict on ${transferId}`,
  AnswerPlanned: ({ transferId, answer: { answerId } }) => `plan of answer ${answerId} of ${transferId}`,
  AnswerReleased: ({ transferId, answer: { answerId } }) => `release of answer ${answerId} of ${transferId}`,
  TransferSettled: ({ transferId }) => `settlement of ${transferId}`,
  TransferClosed: ({ transferId }) => `end of ${transferId}`,
  DeliveryPlanned: ({ notification: { type, data } }) =>
    `notification ${type} of ${data.transferId ?? data.fileId} ${data.answerId ?? data.contentVersion ?? ''}`,
  DeliveryAcknowledged: ({ deliveryId }) => `delivery ${deliveryId}`,
};

/** What the log says was handled: how often each subject, and the deliveries that were planned and acknowledged. */
type Handled = {
  readonly times: Map<string, number>;
  readonly planned: Set<string>;
  readonly acknowledged: Set<string>;
  /** Command ids that occur in separate parts of a stream: a command was executed twice. */
  readonly repeated: string[];
  events: number;
};

const note = (handled: Handled, { id, type, data }: RecordedEvent): void => {
  const { times, planned, acknowledged } = handled;
  const { deliveryId } = data as { deliveryId?: string };
  if (type === 'DeliveryPlanned' && deliveryId) planned.add(deliveryId);
  if (type === 'DeliveryAcknowledged' && deliveryId) acknowledged.add(deliveryId);
  const subjects = [`event ${id}`, ...(onceAbout[type] ? [onceAbout[type](data as Facts)] : [])];
  for (const subject of subjects) times.set(subject, (times.get(subject) ?? 0) + 1);
  handled.events += 1;
};

const readHandled = async (log: Pick<EventStore, 'readAll'>): Promise<Handled> => {
  const handled: Handled = { times: new Map(), planned: new Set(), acknowledged: new Set(), repeated: [], events: 0 };
  const last = new Map<string, number>();
  for (let after = 0; ; ) {
    const events = await log.readAll(after, 5_000);
    for (const event of events) {
      const key = `${event.stream} ${event.metadata.commandId}`;
      const before = last.get(key);
      if (before !== undefined && before !== event.revision - 1) handled.repeated.push(`command ${key}`);
      last.set(key, event.revision);
      note(handled, event);
      after = event.position;
    }
    if (events.length === 0) return handled;
  }
};

const notMade = ({ planned, acknowledged }: Handled): readonly string[] =>
  [...planned].filter((id) => !acknowledged.has(id));

/** The deliveries that were planned and that the log does not acknowledge yet. */
export const openDeliveries = async (log: Pick<EventStore, 'readAll'>): Promise<readonly string[]> =>
  notMade(await readHandled(log));

/** What was handled twice, and webhooks that were acknowledged or received without the other side of it. */
export const handledTwice = async (
  log: Pick<EventStore, 'readAll'>,
  calls: readonly ReceivedCall[],
): Promise<{ readonly faults: readonly string[]; readonly events: number; readonly deliveries: number }> => {
  const handled = await readHandled(log);
  const { times, planned, acknowledged, repeated, events } = handled;
  const received = new Set(calls.map(({ headers }) => headers['webhook-id'] ?? ''));
  const faults = [
    ...repeated,
    ...[...times].filter(([, count]) => count > 1).map(([subject, count]) => `${subject}: ${count} times`),
    ...[...acknowledged].filter((id) => !received.has(id)).map((id) => `delivery ${id} was not received`),
    ...[...received].filter((id) => !planned.has(id)).map((id) => `delivery ${id} is not in the log`),
    ...notMade(handled).map((id) => `delivery ${id} was not made`),
  ];
  return { faults, events, deliveries: acknowledged.size };
};
