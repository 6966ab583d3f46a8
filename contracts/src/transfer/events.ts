import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { clearingVerdict, engineReason, plannedAnswer } from './clearing.ts';

const transferId = z.string();

export const transferEvents = defineEvents({
  TransferRequested: {
    says: 'A tester sent a file to the test engine.',
    data: z.object({
      transferId,
      fileId: z.string(),
      fileName: z.string(),
      environmentId: z.string(),
      environmentToken: z.string(),
      rbVersion,
      contentVersion: z.number().int(),
      sha256: z.string(),
      requestedBy: z.string(),
    }),
  },
  TransferReceived: { says: 'The clearing has the file.', data: z.object({ transferId }) },
  TransferAccepted: {
    says: 'The clearing took in every transaction.',
    data: z.object({ transferId, verdict: clearingVerdict }),
  },
  TransferPartiallyAccepted: {
    says: 'The clearing took in some transactions and turned others away.',
    data: z.object({ transferId, verdict: clearingVerdict }),
  },
  TransferRejected: {
    says: 'The clearing turned the file away.',
    data: z.object({ transferId, verdict: clearingVerdict }),
  },
  AnswerPlanned: {
    says: 'An answer file is ready and will be released when due.',
    data: z.object({ transferId, answer: plannedAnswer }),
  },
  AnswerReleased: {
    says: 'An answer file went out to the tester.',
    data: z.object({ transferId, answer: plannedAnswer }),
  },
  SettlementPlanned: {
    says: 'The accepted transactions settle when due.',
    data: z.object({ transferId, dueAt: z.string() }),
  },
  TransferSettled: { says: 'The accepted transactions are settled.', data: z.object({ transferId }) },
  TransferSilenced: {
    says: 'A scenario asked the clearing not to answer.',
    data: z.object({ transferId, reason: engineReason }),
  },
  TransferClosed: { says: 'Nothing more will follow.', data: z.object({ transferId }) },
});
export type TransferEvent = EventOf<typeof transferEvents>;
