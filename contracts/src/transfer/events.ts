import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { clearingVerdict, engineReason, plannedAnswer } from './clearing.ts';

/** Every event names its transfer and the file that was sent. */
const transferOfFile = { transferId: z.string(), fileId: z.string() };

const knownMessage = {
  environmentId: z.string(),
  messageId: z.string(),
  messageType: z.string(),
  sha256: z.string(),
};

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
    }),
  },
  TransferReceived: { says: 'The clearing has the file.', data: z.object({ ...transferOfFile }) },
  TransferAccepted: {
    says: 'The clearing took in every transaction.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  TransferPartiallyAccepted: {
    says: 'The clearing took in some transactions and turned others away.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  TransferRejected: {
    says: 'The clearing turned the file away.',
    data: z.object({ ...transferOfFile, verdict: clearingVerdict }),
  },
  MessageTakenIn: {
    says: 'The clearing of the environment knows this message from now on: as a duplicate when it comes again, as the original when others refer to it.',
    data: z.object({
      ...transferOfFile,
      ...knownMessage,
      /** Of the ids of its payments, in ascending order: what comes later may not have the same. */
      fingerprints: z.array(z.number()).optional(),
      /** Where they are kept if there are very many. */
      fingerprintsSha256: z.string().optional(),
    }),
  },
  MessageTurnedAway: {
    says: 'A bulk of a file was turned away: its message may come again, and is kept for the answer that speaks of it.',
    data: z.object({ ...transferOfFile, ...knownMessage }),
  },
  FileTakenIn: {
    says: 'The clearing of the environment knows the reference of this file from now on: it may not come again.',
    data: z.object({
      ...transferOfFile,
      environmentId: z.string(),
      /** Whoever sent it: references are unique for each. Their BIC leaves with them, and is not kept here. */
      requestedBy: z.string(),
      reference: z.string(),
      fileType: z.string(),
    }),
  },
  MessageDelivered: {
    says: 'The clearing of the environment remembers a message of its own that went out: the original when the tester returns it or refuses its recall.',
    data: z.object({ ...transferOfFile, ...knownMessage }),
  },
  MessageReferredTo: {
    says: 'A message taken in is about transactions of this earlier one: it may not take up the same ones a second time.',
    data: z.object({
      ...transferOfFile,
      environmentId: z.string(),
      originalMessageId: z.string(),
      /** Of the message that refers. */
      messageType: z.string(),
      /** Where the ids of those transactions are kept, a JSON list. */
      transactionsSha256: z.string(),
    }),
  },
  AnswerPlanned: {
    says: 'An answer file is ready and will be released when due.',
    data: z.object({ ...transferOfFile, answer: plannedAnswer }),
  },
  AnswerReleased: {
    says: 'An answer file went out to the tester.',
    data: z.object({ ...transferOfFile, answer: plannedAnswer }),
  },
  AnswerWithdrawn: {
    says: 'An answer that was planned will not come: what it spoke of was cancelled before it settled.',
    data: z.object({ ...transferOfFile, causedByTransferId: z.string(), answer: plannedAnswer }),
  },
  SettlementWithdrawn: {
    says: 'Nothing is left to settle: all of it was cancelled before.',
    data: z.object({ ...transferOfFile, causedByTransferId: z.string() }),
  },
  SettlementPlanned: {
    says: 'The accepted transactions settle when due.',
    data: z.object({ ...transferOfFile, dueAt: z.string() }),
  },
  TransferSettled: { says: 'The accepted transactions are settled.', data: z.object({ ...transferOfFile }) },
  TransferSilenced: {
    says: 'A scenario asked the clearing not to answer.',
    data: z.object({ ...transferOfFile, reason: engineReason }),
  },
  TransferClosed: { says: 'Nothing more will follow.', data: z.object({ ...transferOfFile }) },
});
export type TransferEvent = EventOf<typeof transferEvents>;
