import type { AcceptedReferences, ClearingInput } from '../clearing-input.ts';
import type { Payment } from '../message-parser/parsed-message.ts';

/** Messages that cancel collections before they settle. */
const cancelling = 'camt.056';

const among = (lists: readonly AcceptedReferences[], messageId: string | undefined): ReadonlySet<string> =>
  new Set(
    lists
      .filter(({ originalMessageId }) => originalMessageId === messageId)
      .flatMap(({ transactionIds }) => transactionIds),
  );

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ transactionId, endToEndId, instructionId }: Pick<Payment, 'transactionId' | 'endToEndId' | 'instructionId'>) =>
    ids.has(transactionId ?? endToEndId ?? instructionId ?? '');

/** The payments of a message that were cancelled or sent back later. */
export const undoneIn = ({ undone = [] }: ClearingInput, messageId: string | undefined) =>
  isAmong(among(undone, messageId));

/** The payments of an earlier message that were cancelled before this one. */
export const cancelledBefore = ({ earlierReferences = [] }: ClearingInput, messageId: string | undefined) =>
  isAmong(
    among(
      earlierReferences.filter(({ messageType }) => messageType?.startsWith(cancelling)),
      messageId,
    ),
  );
