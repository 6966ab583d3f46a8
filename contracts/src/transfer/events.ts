import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { holder, recipient } from '../sim-env/participants.ts';
import {
  appliedScenarios,
  clearingVerdict,
  confirmationStatus,
  decidingRule,
  engineReason,
  plannedAnswer,
  timeOut,
} from './clearing.ts';
import { incomingKinds } from './incoming.ts';

/** Every event names its transfer and the file that was sent. */
const transferOfFile = { transferId: z.string(), fileId: z.string() };

/** The number of resets of the environment's memory when the file was sent; 0 where absent. */
const memory = { memory: z.number().int().optional() };

const knownMessage = {
  environmentId: z.string(),
  ...memory,
  messageId: z.string(),
  messageType: z.string(),
  sha256: z.string(),
};

/** Absent in events from before environments had clocks. */
const ofEnvironment = { environmentId: z.string().optional(), ...memory };

export const transferEvents = defineEvents({
  TransferRequested: {
    says: 'A tester sent a file to the test engine.',
    data: z.object({
      ...transferOfFile,
      fileName: z.string(),
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      contentVersion: z.number().int(),
      sha256: z.string(),
      messageId: z.string().optional(),
      messageType: z.string().optional(),
      requestedBy: z.string(),
      /** The channel that received the file. */
      channelId: z.string().optional(),
      ...memory,
    }),
  },
  IncomingMessageRequested: {
    says: 'A tester or a delivery of a scenario list requested a message from the other bank, for which nothing was sent.',
    data: z.object({
      ...transferOfFile,
      fileName: z.string(),
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      /** Hash of the text from which the message was created. */
      sha256: z.string(),
      kind: z.enum(incomingKinds),
      /** The file or template of the text. */
      sourceFileId: z.string().optional(),
      templateName: z.string().optional(),
      /** The received message to which the requested one refers. */
      originalMessageId: z.string().optional(),
      requestedBy: z.string(),
      /** The delivery of the tester's scenario list; absent where the tester requested the message. */
      rule: decidingRule.optional(),
      ...memory,
    }),
  },
  TransferReceived: {
    says: 'The clearing received the file.',
    data: z.object({
      ...transferOfFile,
      scenarios: appliedScenarios.optional(),
      timeOut: timeOut.optional(),
      /** The testers who acted as participants when the file was sent; none where absent. */
      holders: z.array(holder).optional(),
      /** An instant payment whose verdict waits for a participant, with the verdict at the time-out. */
      awaits: z
        .object({ messageId: z.string().optional(), messageType: z.string().optional(), verdict: clearingVerdict })
        .optional(),
    }),
  },
  TransferAccepted: {
    says: 'The clearing accepted every transaction.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  TransferPartiallyAccepted: {
    says: 'The clearing accepted some transactions and rejected others.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  TransferRejected: {
    says: 'The clearing rejected the file.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  MessageAccepted: {
    says: 'The clearing of the environment accepted this message. A repetition is a duplicate, and later messages can refer to it as the original.',
    data: z.object({
      ...transferOfFile,
      ...knownMessage,
      /** Fingerprints of the ids of its payments, ascending; later payments must not have the same ids. */
      fingerprints: z.array(z.number()).optional(),
      /** Hash of the stored list of fingerprints, for very many payments. */
      fingerprintsSha256: z.string().optional(),
    }),
  },
  MessageRejected: {
    says: 'The clearing rejected a bulk of a file. Its message can be sent again; it is kept for the answer about it.',
    data: z.object({ ...transferOfFile, ...knownMessage }),
  },
  FileReferenceAccepted: {
    says: 'The clearing of the environment accepted the reference of this file. The reference cannot be used again.',
    data: z.object({
      ...transferOfFile,
      environmentId: z.string(),
      ...memory,
      /**
       * The sender: references are unique per sender. The sender's BIC is deleted with the user and is not stored here.
       */
      requestedBy: z.string(),
      reference: z.string(),
      fileType: z.string(),
    }),
  },
  MessageDelivered: {
    says: 'The clearing of the environment delivered a message of its own. It is the original when the tester returns it or refuses its recall.',
    data: z.object({
      ...transferOfFile,
      ...knownMessage,
      /** The message of a tester that this one delivers to another tester. */
      sourceMessageId: z.string().optional(),
      deliveredTo: recipient.optional(),
      /** The message of this tester to which a forwarded message refers. */
      aboutMessageId: z.string().optional(),
    }),
  },
  MessageReferenced: {
    says: 'An accepted message refers to transactions of this earlier message. No later message can refer to the same transactions for the same purpose.',
    data: z.object({
      ...transferOfFile,
      environmentId: z.string(),
      ...memory,
      originalMessageId: z.string(),
      /** The type of the message that refers. */
      messageType: z.string(),
      /** SHA-256 of the stored JSON list of the transaction ids. */
      transactionsSha256: z.string(),
      /** The status that the answer to a requested instant payment states. */
      status: confirmationStatus.optional(),
      /** The clearing cancels these payments before their settlement. */
      cancels: z.literal(true).optional(),
    }),
  },
  MessageReferenceRejected: {
    says: 'A message refers to this earlier message, and the clearing did not accept the reference: it rejected the message, or it had not accepted the original. Later messages can refer to the same transactions.',
    data: z.object({ ...transferOfFile, ...memory, environmentId: z.string(), originalMessageId: z.string() }),
  },
  AnswerPlanned: {
    says: 'An answer file is ready and is released when it is due.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, answer: plannedAnswer }),
  },
  AnswerReleased: {
    says: 'An answer file was delivered to the tester.',
    data: z.object({ ...transferOfFile, answer: plannedAnswer }),
  },
  AnswerCancelled: {
    says: 'A planned answer was cancelled: its transactions were cancelled before settlement, or a participant or the receiver of an instant payment answered before the time-out.',
    data: z.object({
      ...transferOfFile,
      causedByTransferId: z.string(),
      /** The status in the answer of a tester to a received payment. */
      status: confirmationStatus.optional(),
      answer: plannedAnswer,
    }),
  },
  SettlementCancelled: {
    says: 'A planned settlement was cancelled because all of its transactions were cancelled.',
    data: z.object({ ...transferOfFile, causedByTransferId: z.string() }),
  },
  AnswerHeld: {
    says: 'A user or a scenario holds a planned answer. It is not delivered when it is due, until it is resumed or released.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, answer: plannedAnswer }),
  },
  AnswerResumed: {
    says: 'A user ended the hold of a planned answer. It is delivered when it is due.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, answer: plannedAnswer }),
  },
  AnswerEdited: {
    says: 'A user changed the text of a planned answer before its delivery.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, answer: plannedAnswer }),
  },
  AnswerDropped: {
    says: 'A planned answer will not be delivered: a user dropped it, or the memory of the environment was reset.',
    data: z.object({ ...transferOfFile, because: z.enum(['user', 'memoryReset']), answer: plannedAnswer }),
  },
  SettlementDropped: {
    says: 'A planned settlement will not take place, because the memory of the environment was reset.',
    data: z.object({ ...transferOfFile }),
  },
  ReplanningFailed: {
    says: 'The planned answers could not be adjusted after a cancellation. They are delivered as planned.',
    data: z.object({ ...transferOfFile, causedByTransferId: z.string(), reason: engineReason }),
  },
  SettlementPlanned: {
    says: 'The accepted transactions settle when due.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, dueAt: z.string() }),
  },
  TimeOutPlanned: {
    says: 'No answer to an instant payment is due before its time-out. The payment times out unless it is answered before.',
    data: z.object({ ...transferOfFile, ...ofEnvironment, dueAt: z.string() }),
  },
  TransferTimedOut: {
    says: 'An instant payment reached its time-out without an answer. Its status can be requested; a later answer is late.',
    data: z.object({ ...transferOfFile }),
  },
  TimeOutCancelled: {
    says: 'A planned time-out will not take place: the answer was delivered before, or the memory of the environment was reset.',
    data: z.object({ ...transferOfFile, because: z.enum(['answered', 'memoryReset']) }),
  },
  TransferSettled: { says: 'The accepted transactions are settled.', data: z.object({ ...transferOfFile }) },
  AnswerSuppressed: {
    says: 'A scenario suppressed the answer of the clearing.',
    data: z.object({ ...transferOfFile, reason: engineReason }),
  },
  TransferClosed: { says: 'The transfer is complete.', data: z.object({ ...transferOfFile }) },
});
export type TransferEvent = EventOf<typeof transferEvents>;
