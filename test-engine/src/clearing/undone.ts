import type { ClearingInput, TakenUp } from '../clearing-input.ts';
import type { Payment } from '../order/order.ts';

/** Messages that cancel collections before they settle. */
const cancelling = 'camt.056';

const among = (lists: readonly TakenUp[], messageId: string | undefined): ReadonlySet<string> =>
  new Set(
    lists
      .filter(({ originalMessageId }) => originalMessageId === messageId)
      .flatMap(({ transactionIds }) => transactionIds),
  );

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ transactionId, endToEndId, instructionId }: Pick<Payment, 'transactionId' | 'endToEndId' | 'instructionId'>) =>
    ids.has(transactionId ?? endToEndId ?? instructionId ?? '');

/** Which payments of a message were cancelled or sent back after it came, or was delivered. */
export const undoneIn = ({ undone = [] }: ClearingInput, messageId: string | undefined) =>
  isAmong(among(undone, messageId));

/** Which payments of an earlier message were cancelled before this one came. */
export const cancelledBefore = ({ takenUpBefore = [] }: ClearingInput, messageId: string | undefined) =>
  isAmong(
    among(
      takenUpBefore.filter(({ messageType }) => messageType?.startsWith(cancelling)),
      messageId,
    ),
  );
