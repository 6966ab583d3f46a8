import type { EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { Transfer } from '@clearbench/contracts/transfer/routes';

/** A reason of the engine, for tests. */
export const sampleReason = (over: Partial<EngineReason> = {}): EngineReason => ({
  layer: 'magicCents',
  trigger: '.21',
  textKey: 'engine.magicCents.return',
  params: { code: 'AC04' },
  text: 'The amount ends in .21, so the payment is returned with AC04.',
  transactionId: 'TX-1',
  ...over,
});

export const sampleAnswer = (over: Partial<PlannedAnswer> = {}): PlannedAnswer => ({
  answerId: 'a1',
  fileId: 'f9',
  fileName: 'one-pacs.002.xml',
  messageType: 'pacs.002.001.10',
  sha256: 'x',
  size: 10,
  dueAt: '2026-11-02T08:00:12Z',
  reason: sampleReason(),
  ...over,
});

/** A transfer that was accepted and has planned answers, for tests. */
export const sampleTransfer = (over: Partial<Transfer> = {}): Transfer => ({
  transferId: 't1',
  fileId: 'f1',
  fileName: 'one.xml',
  environmentId: 'e1',
  environmentToken: 'sct',
  contentVersion: 3,
  state: 'accepted',
  answers: [sampleAnswer()],
  history: [
    { state: 'requested', at: '2026-11-02T08:00:00Z' },
    { state: 'received', at: '2026-11-02T08:00:01Z' },
    { state: 'accepted', at: '2026-11-02T08:00:02Z' },
  ],
  verdict: {
    groupStatus: 'ACCP',
    fileCode: 'A00',
    bulkCode: 'B00',
    counts: { transactions: 1, accepted: 1, rejected: 0 },
    reasons: [],
  },
  requestedBy: 'u1',
  requestedAt: '2026-11-02T08:00:00Z',
  sentAt: '2026-11-02T08:00:00Z',
  ...over,
});
