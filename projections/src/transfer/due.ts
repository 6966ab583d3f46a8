import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type DueDocument, dueId, dueView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Planned = {
  readonly transferId: string;
  readonly environmentId?: string | undefined;
  readonly memory?: number | undefined;
};

const ofEnvironment = ({ transferId, environmentId, memory = 0 }: Planned) => ({
  transferId,
  memory,
  ...(environmentId === undefined ? {} : { environmentId }),
});

const timeOuts: ReadonlySet<string> = new Set<TransferEvent['type']>([
  'TimeOutPlanned',
  'TransferTimedOut',
  'TimeOutCancelled',
]);

/** Pending actions of transfers by due time: the log replaces timers. */
export const dueWork = projection<DueDocument, TransferEvent>({
  ...dueView,
  version: 3,
  key: ({ type, data: { transferId, ...data } }) => {
    if ('answer' in data) return dueId({ transferId, answerId: data.answer.answerId });
    return dueId(timeOuts.has(type) ? { transferId, isTimeOut: true } : { transferId });
  },
  on: {
    AnswerPlanned: (_, { data: { answer, ...data } }) => ({
      ...ofEnvironment(data),
      answerId: answer.answerId,
      dueAt: answer.dueAt,
    }),
    AnswerHeld: () => null,
    AnswerResumed: (_, { data: { answer, ...data } }) => ({
      ...ofEnvironment(data),
      answerId: answer.answerId,
      dueAt: answer.dueAt,
    }),
    AnswerReleased: () => null,
    AnswerCancelled: () => null,
    AnswerDropped: () => null,
    SettlementCancelled: () => null,
    SettlementDropped: () => null,
    SettlementPlanned: (_, { data: { dueAt, ...data } }) => ({ ...ofEnvironment(data), dueAt }),
    TransferSettled: () => null,
    TimeOutPlanned: (_, { data: { dueAt, ...data } }) => ({ ...ofEnvironment(data), isTimeOut: true, dueAt }),
    TransferTimedOut: () => null,
    TimeOutCancelled: () => null,
  },
});
