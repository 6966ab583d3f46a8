import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { type DueDocument, dueView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

const settlement = 'settlement';

/** Documents due at the same time are read in the order of their keys: answer 2 is before answer 10. */
const numbered = (answerId: string): string => answerId.replace(/\d+$/, (digits) => digits.padStart(9, '0'));

/** Pending actions of transfers by due time: the log replaces timers. */
export const dueWork = projection<DueDocument, TransferEvent>({
  ...dueView,
  version: 2,
  key: ({ data }) =>
    'answer' in data ? `${data.transferId}:${numbered(data.answer.answerId)}` : `${data.transferId}:${settlement}`,
  on: {
    AnswerPlanned: (_, { data: { transferId, answer } }) => ({
      transferId,
      answerId: answer.answerId,
      dueAt: answer.dueAt,
    }),
    AnswerReleased: () => null,
    AnswerCancelled: () => null,
    SettlementCancelled: () => null,
    SettlementPlanned: (_, { data: { transferId, dueAt } }) => ({ transferId, dueAt }),
    TransferSettled: () => null,
  },
});
