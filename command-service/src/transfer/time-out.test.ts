import type { ClearingVerdict, EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { transferDecider } from './transfer-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const after = (seconds: number) => `2026-11-20T10:00:${String(seconds).padStart(2, '0')}.000Z`;
const ofFile = { transferId: 't1', fileId: 'f1' };
const ofPlan = { ...ofFile, environmentId: 'e1' };
const reason: EngineReason = { layer: 'default', trigger: 'B00', textKey: 'engine.allAccepted', params: {}, text: '' };
const timeOut = { role: 'originator', seconds: 10, at: after(10) } as const;
const verdict: ClearingVerdict = {
  groupStatus: 'ACCP',
  fileCode: 'A00',
  bulkCode: 'B00',
  counts: { transactions: 1, accepted: 1, rejected: 0 },
  reasons: [reason],
};
const answerAt = (seconds: number): PlannedAnswer => ({
  answerId: 'a1',
  fileId: 'f2',
  fileName: 'a1.xml',
  messageType: 'pacs.002.001.10',
  sha256: 'x',
  size: 1,
  dueAt: after(seconds),
  reason,
});

const requested: TransferEvent = {
  type: 'TransferRequested',
  data: {
    ...ofFile,
    fileName: 'a.xml',
    environmentId: 'e1',
    environmentToken: 'inst',
    rbVersion: '2025',
    contentVersion: 1,
    sha256: 'abc',
    requestedBy: 'u1',
  },
};
const received: TransferEvent = { type: 'TransferReceived', data: { ...ofFile, timeOut } };
const accepted: TransferEvent = { type: 'TransferAccepted', data: { ...ofFile, verdict } };
const planned = (seconds: number): TransferEvent => ({
  type: 'AnswerPlanned',
  data: { ...ofPlan, answer: answerAt(seconds) },
});
const waits: TransferEvent = { type: 'TimeOutPlanned', data: { ...ofPlan, dueAt: after(10) } };
const timedOut: TransferEvent = { type: 'TransferTimedOut', data: ofFile };
const ended = (because: 'answered' | 'memoryReset'): TransferEvent => ({
  type: 'TimeOutCancelled',
  data: { ...ofFile, because },
});
const released = (seconds: number): TransferEvent => ({
  type: 'AnswerReleased',
  data: { ...ofFile, answer: answerAt(seconds) },
});
const held: TransferEvent = { type: 'AnswerHeld', data: { ...ofPlan, answer: answerAt(1) } };
const closed: TransferEvent = { type: 'TransferClosed', data: ofFile };

const clear = (...answers: PlannedAnswer[]): TransferCommand => ({
  type: 'ClearTransfer',
  data: { transferId: 't1', verdict, answers, timeOut },
  at,
});
const ofAnswer = { transferId: 't1', answerId: 'a1' };
const release: TransferCommand = { type: 'ReleaseAnswer', data: ofAnswer, at };
const hold: TransferCommand = { type: 'HoldAnswer', data: ofAnswer, at };
const drop: TransferCommand = { type: 'DropAnswer', data: { ...ofAnswer, because: 'user' }, at };
const end: TransferCommand = { type: 'TimeOutTransfer', data: { transferId: 't1' }, at };
const forget: TransferCommand = { type: 'DropTimeOut', data: { transferId: 't1' }, at };

const { given } = specFor(transferDecider);

describe('the time-out of a transfer', () => {
  it('is planned only if no answer is due before it', () => {
    given(requested)
      .when(clear(answerAt(1)))
      .emits(received, accepted, planned(1));
    given(requested)
      .when(clear(answerAt(10)))
      .emits(received, accepted, planned(10), waits);
    given(requested).when(clear()).emits(received, accepted, waits);
  });

  it('is planned if a scenario holds the answer', () => {
    const heldAnswer: PlannedAnswer = { ...answerAt(1), startsHeld: true };
    const plannedHeld: TransferEvent = { type: 'AnswerPlanned', data: { ...ofPlan, answer: heldAnswer } };
    const heldAtOnce: TransferEvent = { type: 'AnswerHeld', data: { ...ofPlan, answer: heldAnswer } };
    given(requested).when(clear(heldAnswer)).emits(received, accepted, plannedHeld, heldAtOnce, waits);
  });

  it('ends the wait once, and closes a transfer without answers', () => {
    given(requested, received, waits).when(end).emits(timedOut, closed);
    given(requested, received, waits, timedOut).when(end).emitsNothing();
    given(requested, received, planned(12), waits).when(end).emits(timedOut);
    given(requested, received, planned(12), waits, timedOut).when(release).emits(released(12), closed);
  });

  it('is planned when a user holds or drops the answer, and cancelled by its release', () => {
    given(requested, received, planned(1)).when(hold).emits(held, waits);
    given(requested, received, planned(1), held, waits).when(release).emits(released(1), ended('answered'), closed);
    given(requested, received, planned(1))
      .when(drop)
      .emits({ type: 'AnswerDropped', data: { ...ofFile, because: 'user', answer: answerAt(1) } }, waits);
  });

  it('is not planned again once the payment was answered', () => {
    const further = { ...answerAt(30), answerId: 'a2', messageType: 'pacs.004.001.09' };
    const plannedReturn: TransferEvent = { type: 'AnswerPlanned', data: { ...ofPlan, answer: further } };
    given(requested, received, planned(1), plannedReturn, released(1))
      .when({ type: 'HoldAnswer', data: { transferId: 't1', answerId: 'a2' }, at })
      .emits({ type: 'AnswerHeld', data: { ...ofPlan, answer: further } });
  });

  it('is dropped by a reset of the memory', () => {
    given(requested, received, waits).when(forget).emits(ended('memoryReset'), closed);
    given(requested, received).when(forget).emitsNothing();
  });
});
