import type { ClearingVerdict, EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { transferDecider } from './transfer-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const ofFile = { transferId: 't1', fileId: 'f1' };
const ofPlan = { ...ofFile, environmentId: 'e1' };
const requestedData = {
  ...ofFile,
  fileName: 'a.xml',
  environmentId: 'e1',
  environmentToken: 'sct',
  rbVersion: '2025',
  contentVersion: 3,
  sha256: 'abc',
  requestedBy: 'u1',
} as const;
const reason: EngineReason = {
  layer: 'default',
  trigger: 'B00',
  textKey: 'engine.allAccepted',
  params: {},
  text: 'All in order.',
};
const verdict = (groupStatus: ClearingVerdict['groupStatus']): ClearingVerdict => ({
  groupStatus,
  fileCode: 'A00',
  bulkCode: 'B00',
  counts: { transactions: 1, accepted: 1, rejected: 0 },
  reasons: [reason],
});
const answer = (answerId: string): PlannedAnswer => ({
  answerId,
  fileId: `f-${answerId}`,
  fileName: `${answerId}.xml`,
  messageType: 'pacs.002.001.10',
  sha256: answerId,
  size: 1,
  dueAt: at,
  reason,
});

const request: TransferCommand = { type: 'RequestTransfer', data: requestedData, at };
const clear = (more: object): TransferCommand => ({
  type: 'ClearTransfer',
  data: { transferId: 't1', verdict: verdict('ACCP'), answers: [], ...more },
  at,
});
const release = (answerId: string): TransferCommand => ({
  type: 'ReleaseAnswer',
  data: { transferId: 't1', answerId },
  at,
});
const settle: TransferCommand = { type: 'SettleTransfer', data: { transferId: 't1' }, at };

const requested: TransferEvent = { type: 'TransferRequested', data: requestedData };
const received: TransferEvent = { type: 'TransferReceived', data: ofFile };
const accepted: TransferEvent = { type: 'TransferAccepted', data: { ...ofFile, verdict: verdict('ACCP') } };
const planned = (answerId: string): TransferEvent => ({
  type: 'AnswerPlanned',
  data: { ...ofPlan, answer: answer(answerId) },
});
const released = (answerId: string): TransferEvent => ({
  type: 'AnswerReleased',
  data: { ...ofFile, answer: answer(answerId) },
});
const settlementPlanned: TransferEvent = { type: 'SettlementPlanned', data: { ...ofPlan, dueAt: at } };
const settled: TransferEvent = { type: 'TransferSettled', data: ofFile };
const closed: TransferEvent = { type: 'TransferClosed', data: ofFile };

const { given } = specFor(transferDecider);

const scenarios = { lists: [{ owner: 'environment' as const, version: 3 }], sentAt: at, fileOfDay: 1 };

it('records the scenario lists that the clearing applied', () =>
  given(requested)
    .when(clear({ scenarios }))
    .emits({ type: 'TransferReceived', data: { ...ofFile, scenarios } }, accepted, {
      type: 'TransferClosed',
      data: ofFile,
    }));

describe('transfer', () => {
  it('is requested once', () => {
    given().when(request).emits(requested);
    given(requested).when(request).refuses('transfer.alreadyRequested');
  });
  it('does not exist before it was requested', () => given().when(settle).refuses('transfer.notFound'));
  it('is cleared once, with all later actions in the log', () => {
    given(requested)
      .when(clear({ answers: [answer('a1')], settlesAt: at }))
      .emits(received, accepted, planned('a1'), settlementPlanned);
    given(requested, received, accepted).when(clear({})).refuses('transfer.alreadyCleared');
  });
  it.each([
    ['PART', 'TransferPartiallyAccepted'],
    ['RJCT', 'TransferRejected'],
  ] as const)('distinguishes the verdict %s', (groupStatus, type) =>
    given(requested)
      .when(clear({ verdict: verdict(groupStatus), answers: [answer('a1')] }))
      .emits(received, { type, data: { ...ofFile, verdict: verdict(groupStatus) } }, planned('a1')),
  );
  it('records an accepted message, and not a rejected one', () => {
    const message = { messageId: 'MSG1', messageType: 'pacs.008.001.08' };
    const taken = { ...verdict('ACCP'), ...message };
    given(requested)
      .when(clear({ verdict: taken }))
      .emits(
        received,
        { type: 'TransferAccepted', data: { ...ofFile, verdict: taken } },
        { type: 'MessageAccepted', data: { ...ofFile, ...message, environmentId: 'e1', sha256: 'abc' } },
        closed,
      );
    const rejectedTransactionIds = { ...verdict('RJCT'), ...message };
    given(requested)
      .when(clear({ verdict: rejectedTransactionIds }))
      .emits(received, { type: 'TransferRejected', data: { ...ofFile, verdict: rejectedTransactionIds } }, closed);
  });
  it('records the earlier transactions it refers to', () => {
    const taken = { ...verdict('ACCP'), messageType: 'pacs.004.001.09' };
    const acceptedReferences = [{ originalMessageId: 'MSG1', transactionsSha256: 'ids' }];
    given(requested)
      .when(clear({ verdict: taken, acceptedReferences }))
      .emits(
        received,
        { type: 'TransferAccepted', data: { ...ofFile, verdict: taken } },
        {
          type: 'MessageReferenced',
          data: { ...ofFile, environmentId: 'e1', messageType: 'pacs.004.001.09', ...acceptedReferences[0] } as never,
        },
        closed,
      );
  });
  it('records a message of the clearing when it is released', () => {
    const own = { ...answer('a1'), messageId: 'ENG-1' };
    const pendingAnswers: TransferEvent = { type: 'AnswerPlanned', data: { ...ofPlan, answer: own } };
    const { fileId, messageId, messageType, sha256 } = own;
    const ofAnswer = { transferId: ofFile.transferId, fileId, environmentId: 'e1' };
    given(requested, received, accepted, pendingAnswers)
      .when(release('a1'))
      .emits(
        { type: 'AnswerReleased', data: { ...ofFile, answer: own } },
        { type: 'MessageDelivered', data: { ...ofAnswer, messageId, messageType, sha256 } },
        closed,
      );
  });
  it('has the reason for a missing answer, and is closed without further actions', () =>
    given(requested)
      .when(clear({ silence: reason }))
      .emits(received, accepted, { type: 'AnswerSuppressed', data: { ...ofFile, reason } }, closed));
  it('releases each answer once and is closed with the last action', () => {
    const cleared = [requested, received, accepted, planned('a1'), settlementPlanned];
    given(...cleared)
      .when(release('a1'))
      .emits(released('a1'));
    given(...cleared, released('a1'))
      .when(release('a1'))
      .emitsNothing();
    given(...cleared, released('a1'))
      .when(settle)
      .emits(settled, closed);
    given(...cleared, settled)
      .when(settle)
      .emitsNothing();
    given(...cleared, settled)
      .when(release('a1'))
      .emits(released('a1'), closed);
  });

  describe('transfer of a file of bulks', () => {
    const file = { fileType: 'ICF', reference: 'REF1' };
    const bulk = (number: number, groupStatus: ClearingVerdict['groupStatus'], messageType = 'pacs.008.001.08') => {
      const { groupStatus: status, bulkCode, counts } = verdict(groupStatus);
      const own = { bulk: number, groupStatus: status, bulkCode, counts, messageType, messageId: `MSG${number}` };
      return { sha256: `bulk${number}`, verdict: own };
    };

    it('records the file and each bulk: accepted, referring to an earlier one, or rejected', () => {
      const acceptedReferences = [{ originalMessageId: 'MSG0', transactionsSha256: 'ids' }];
      const bulks = [bulk(1, 'ACCP'), { ...bulk(2, 'PART', 'pacs.004.001.09'), acceptedReferences }, bulk(3, 'RJCT')];
      const of = { ...ofFile, environmentId: 'e1' };
      const message = (number: number, messageType = 'pacs.008.001.08') => ({
        ...of,
        messageId: `MSG${number}`,
        messageType,
        sha256: `bulk${number}`,
      });
      const judged = { ...verdict('PART'), messageType: 'ICF', file };
      given(requested)
        .when(clear({ verdict: judged, bulks, rejectedReferences: ['MSG9'] }))
        .emits(
          received,
          { type: 'TransferPartiallyAccepted', data: { ...ofFile, verdict: judged } },
          { type: 'FileReferenceAccepted', data: { ...of, requestedBy: 'u1', ...file } },
          { type: 'MessageAccepted', data: message(1) },
          { type: 'MessageAccepted', data: message(2, 'pacs.004.001.09') },
          {
            type: 'MessageReferenced',
            data: { ...of, messageType: 'pacs.004.001.09', originalMessageId: 'MSG0', transactionsSha256: 'ids' },
          },
          { type: 'MessageRejected', data: message(3) },
          { type: 'MessageReferenceRejected', data: { ...of, originalMessageId: 'MSG9' } },
          closed,
        );
    });

    it('records each message of an answer', () => {
      const message = { messageId: 'OWN1', messageType: 'pacs.002.001.10', sha256: 'one' };
      const wrapped = { ...answer('a1'), messages: [message] };
      given(requested, received, accepted, { type: 'AnswerPlanned', data: { ...ofPlan, answer: wrapped } })
        .when(release('a1'))
        .emits(
          { type: 'AnswerReleased', data: { ...ofFile, answer: wrapped } },
          { type: 'MessageDelivered', data: { ...ofFile, fileId: wrapped.fileId, environmentId: 'e1', ...message } },
          closed,
        );
    });
  });

  describe('partly cancelled transfer', () => {
    const later = '2026-11-21T10:00:00.000Z';
    const pendingAnswers = (answerId: string, sha256 = answerId) => ({ ...answer(answerId), sha256, dueAt: later });
    const plannedLater = (one: PlannedAnswer): TransferEvent => ({
      type: 'AnswerPlanned',
      data: { ...ofPlan, answer: one },
    });
    const withdrawn = (one: PlannedAnswer): TransferEvent => ({
      type: 'AnswerCancelled',
      data: { ...ofFile, causedByTransferId: 't2', answer: one },
    });
    const replan = (answers: PlannedAnswer[], settles: boolean): TransferCommand => ({
      type: 'ReplanTransfer',
      data: { transferId: 't1', causedByTransferId: 't2', answers, settles, asOf: at },
      at,
    });
    const before = [
      requested,
      received,
      accepted,
      planned('a1'),
      plannedLater(pendingAnswers('a2')),
      settlementPlanned,
    ];

    it('removes obsolete answers and replans changed ones, but releases due ones', () =>
      given(...before)
        .when(replan([pendingAnswers('a2-t2', 'less')], true))
        .emits(withdrawn(pendingAnswers('a2')), plannedLater(pendingAnswers('a2-t2', 'less'))));
    it('is unchanged without differences', () =>
      given(...before)
        .when(replan([answer('a1'), pendingAnswers('a2-t2', 'a2')], true))
        .emits());
    it('keeps its planned answers with a reason where they cannot be adjusted', () => {
      const data = { transferId: 't1', causedByTransferId: 't2', reason };
      const notReplanned: TransferEvent = { type: 'ReplanningFailed', data: { ...data, fileId: 'f1' } };
      given(...before)
        .when({ type: 'FailReplanning', data, at })
        .emits(notReplanned);
      given(...before, notReplanned)
        .when(replan([answer('a1')], true))
        .emits(withdrawn(pendingAnswers('a2')));
    });
    it('is closed without remaining actions', () => {
      const unsettled: TransferEvent = { type: 'SettlementCancelled', data: { ...ofFile, causedByTransferId: 't2' } };
      given(...before)
        .when(replan([], false))
        .emits(withdrawn(pendingAnswers('a2')), unsettled);
      given(...before, released('a1'))
        .when(replan([], false))
        .emits(withdrawn(pendingAnswers('a2')), unsettled, closed);
    });
  });
});
