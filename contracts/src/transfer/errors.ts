import type { FailureKind } from '../failure.ts';

export const transferErrors = {
  'transfer.engineClosed': 'refused',
  'transfer.alreadyCleared': 'refused',
  'transfer.wrongDirection': 'refused',
  'transfer.alreadyRequested': 'refused',
  'transfer.notFound': 'notFound',
  /** The answer was released, dropped or cancelled before. */
  'transfer.answerNotPlanned': 'conflict',
  /** {limit}: bytes of the longest answer that can be edited. */
  'transfer.answerTooLarge': 'refused',
  /** {kind, message}: there is no such message about this one. */
  'transfer.incomingNotPossible': 'refused',
  /** {limit}. */
  'transfer.tooManyIncoming': 'refused',
  /** {code, kind}. */
  'transfer.unknownIncomingCode': 'invalid',
  /** {from, until}: ISO 8601 UTC, the times at which a message can be due. */
  'transfer.badDueTime': 'invalid',
  /** {errors}: the text of the source has errors. */
  'transfer.sourceInvalid': 'refused',
  /** The message was received before the reset of the memory, or in another environment. */
  'transfer.sourceUnknown': 'refused',
  /** {limit, size}: bytes. */
  'transfer.sourceTooLarge': 'refused',
  /** {messageId}: the caller did not receive the message as a participant, or before the reset of the memory. */
  'transfer.deliveryUnknown': 'refused',
  /** {action, message}: the message cannot be answered like this, or not with this code. */
  'transfer.answerNotPossible': 'refused',
} as const satisfies Record<string, FailureKind>;
