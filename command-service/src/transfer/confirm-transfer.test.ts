import type { ClearingVerdict, EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { transferDecider } from './transfer-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const timesOutAt = '2026-11-20T10:00:10.000Z';
const answeredAt = '2026-11-20T10:00:04.000Z';
const ofFile = { transferId: 't1', fileId: 'f1' };
const ofPlan = { ...ofFile, environmentId: 'e1' };
const reason: EngineReason = { layer: 'default', trigger: '', textKey: 'engine.delivered', params: {}, text: '' };
const message = { messageId: 'MSG-1', messageType: 'pacs.008.001.08' };
const verdictOf = (groupStatus: 'ACCP' | 'RJCT'): ClearingVerdict => ({
  groupStatus,
  fileCode: 'A00',
  bulkCode: groupStatus === 'ACCP' ? 'B00' : 'B08',
  counts: { transactions: 1, accepted: 1, rejected: 0 },
  reasons: [reason],
  ...message,
});
const recipient = { bic: 'ZYBBFRP0', userId: 'u2' };
const answer = (answerId: string, dueAt: string, more: Partial<PlannedAnswer> = {}): PlannedAnswer => ({
  answerId,
  fileId: `file-${answerId}`,
  fileName: `${answerId}.xml`,
  messageType: 'pacs.002.001.10',
  sha256: answerId,
  size: 1,
  dueAt,
  reason,
  ...more,
});
const delivery = answer('a1', at, { messageType: 'pacs.008.001.08', recipient, sourceMessageId: 'MSG-1' });
const rejection = answer('a2', timesOutAt);
const notice = answer('a3', timesOutAt, { recipient });
const confirmation = answer('a2-t2', answeredAt);

const timeOut = { role: 'originator', seconds: 10, at: timesOutAt } as const;
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
const awaits = { ...message, verdict: verdictOf('RJCT') };
const received: TransferEvent = { type: 'TransferReceived', data: { ...ofFile, timeOut, awaits } };
const remembered: TransferEvent = { type: 'MessageAccepted', data: { ...ofPlan, ...message, sha256: 'abc' } };
const planned = (one: PlannedAnswer): TransferEvent => ({ type: 'AnswerPlanned', data: { ...ofPlan, answer: one } });
const released = (one: PlannedAnswer): TransferEvent => ({ type: 'AnswerReleased', data: { ...ofFile, answer: one } });
const cancelled = (one: PlannedAnswer): TransferEvent => ({
  type: 'AnswerCancelled',
  data: { ...ofFile, causedByTransferId: 't2', answer: one },
});
const waits: TransferEvent = { type: 'TimeOutPlanned', data: { ...ofPlan, dueAt: timesOutAt } };
const timedOut: TransferEvent = { type: 'TransferTimedOut', data: ofFile };
const ended: TransferEvent = { type: 'TimeOutCancelled', data: { ...ofFile, because: 'answered' } };
const accepted: TransferEvent = { type: 'TransferAccepted', data: { ...ofFile, verdict: verdictOf('ACCP') } };
const rejected: TransferEvent = { type: 'TransferRejected', data: { ...ofFile, verdict: verdictOf('RJCT') } };
const settlement: TransferEvent = { type: 'SettlementPlanned', data: { ...ofPlan, dueAt: answeredAt } };

const confirm = (groupStatus: 'ACCP' | 'RJCT'): TransferCommand => ({
  type: 'ConfirmTransfer',
  data: {
    transferId: 't1',
    causedByTransferId: 't2',
    verdict: verdictOf(groupStatus),
    answers: [delivery, confirmation],
    ...(groupStatus === 'ACCP' ? { settlesAt: answeredAt } : {}),
  },
  at,
});
const end: TransferCommand = { type: 'TimeOutTransfer', data: { transferId: 't1' }, at };

const { given } = specFor(transferDecider);
const waiting = [
  requested,
  received,
  remembered,
  planned(delivery),
  planned(rejection),
  planned(notice),
  waits,
  released(delivery),
] as const;

describe('an instant payment that waits for a participant', () => {
  it('has no verdict, and its message is known', () => {
    given(requested)
      .when({
        type: 'ClearTransfer',
        data: {
          transferId: 't1',
          verdict: verdictOf('ACCP'),
          awaits: { verdict: verdictOf('RJCT') },
          answers: [delivery, rejection, notice],
          timeOut,
        },
        at,
      })
      .emits(received, remembered, planned(delivery), planned(rejection), planned(notice), waits);
  });

  it('has the verdict of the participant, whose answer replaces those of the time-out', () => {
    const replaced = [cancelled(rejection), cancelled(notice), ended, planned(confirmation)];
    given(...waiting)
      .when(confirm('ACCP'))
      .emits(accepted, ...replaced, settlement);
    given(...waiting)
      .when(confirm('RJCT'))
      .emits(rejected, ...replaced);
  });

  it('is rejected at the time-out, and not confirmed after it', () => {
    given(...waiting)
      .when(end)
      .emits(timedOut, rejected);
    given(...waiting, timedOut, rejected)
      .when(confirm('ACCP'))
      .emitsNothing();
    given(...waiting, accepted, ended)
      .when(end)
      .emitsNothing();
  });

  it('is rejected when a user releases the rejection before the time-out', () => {
    given(...waiting)
      .when({ type: 'ReleaseAnswer', data: { transferId: 't1', answerId: 'a2' }, at })
      .emits(rejected, released(rejection), ended);
    given(...waiting)
      .when({ type: 'ReleaseAnswer', data: { transferId: 't1', answerId: 'a3' }, at })
      .emits(released(notice));
  });
});
