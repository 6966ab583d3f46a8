import type { EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projectionSpec } from '@clearbench/event-sourcing/given-when';
import { dueWork } from './due.ts';
import { seenFiles } from './seen-files.ts';
import { seenMessages } from './seen-messages.ts';
import { sentMessages } from './sent-messages.ts';
import { transfers } from './transfer.ts';

const at = '2026-11-20T10:00:00.000Z';
const ofFile = { transferId: 't1', fileId: 'f1' };
const reason: EngineReason = { layer: 'default', trigger: 'B00', textKey: 'engine.allAccepted', params: {}, text: '' };
const answer: PlannedAnswer = {
  answerId: 'a1',
  fileId: 'f2',
  fileName: 'x',
  messageType: 'y',
  sha256: 'z',
  size: 1,
  dueAt: at,
  reason,
};
const requested = (transferId: string, sha256 = 'abc'): TransferEvent => ({
  type: 'TransferRequested',
  data: {
    transferId,
    fileId: 'f1',
    fileName: 'a.xml',
    environmentId: 'e1',
    environmentToken: 'sct',
    rbVersion: '2025',
    contentVersion: 1,
    sha256,
    messageId: 'MSG1',
    messageType: 'pacs.008.001.08',
    requestedBy: 'u1',
  },
});
const planned: TransferEvent = { type: 'AnswerPlanned', data: { ...ofFile, answer } };
const released: TransferEvent = { type: 'AnswerReleased', data: { ...ofFile, answer } };
const settlement: TransferEvent = { type: 'SettlementPlanned', data: { ...ofFile, dueAt: at } };
const settled: TransferEvent = { type: 'TransferSettled', data: ofFile };

describe('a transfer as its page shows it', () => {
  const { given } = projectionSpec(transfers);
  it('remembers every state it went through', () => {
    const transfer = given(requested('t1'), planned, released, settlement, settled).document('t1');
    expect(transfer).toMatchObject({ state: 'settled', settlesAt: at, answers: [{ answerId: 'a1' }] });
    expect(transfer?.history.map(({ state }) => state)).toEqual(['requested', 'answered', 'settled']);
    expect(transfer?.answers[0]).toHaveProperty('releasedAt');
  });
});

describe('what is due', () => {
  const { given } = projectionSpec(dueWork);
  it('is there until it is done', () => {
    expect(given(planned).document('t1:a1')).toEqual({ transferId: 't1', answerId: 'a1', dueAt: at });
    expect(given(planned, released).document('t1:a1')).toBeUndefined();
    expect(given(settlement).document('t1:settlement')).toEqual({ transferId: 't1', dueAt: at });
    expect(given(settlement, settled).document('t1:settlement')).toBeUndefined();
  });
});

describe('what was cancelled', () => {
  const cause = { ...ofFile, causedByTransferId: 't2' };
  const withdrawn: TransferEvent = { type: 'AnswerWithdrawn', data: { ...cause, answer } };
  const unsettled: TransferEvent = { type: 'SettlementWithdrawn', data: cause };

  it('is no longer due', () => {
    const { given } = projectionSpec(dueWork);
    expect(given(planned, withdrawn).document('t1:a1')).toBeUndefined();
    expect(given(settlement, unsettled).document('t1:settlement')).toBeUndefined();
  });
  it('is not shown as coming', () => {
    const transfer = projectionSpec(transfers)
      .given(requested('t1'), planned, settlement, withdrawn, unsettled)
      .document('t1');
    expect(transfer?.answers).toEqual([]);
    expect(transfer).not.toHaveProperty('settlesAt');
  });
});

describe('files of bulks', () => {
  const taken = (transferId: string, requestedBy = 'u1'): TransferEvent => ({
    type: 'FileTakenIn',
    data: { transferId, fileId: 'f1', environmentId: 'e1', requestedBy, reference: 'REF1', fileType: 'ICF' },
  });
  it('are known by sender and reference, and keep the one who was first', () => {
    const { given } = projectionSpec(seenFiles);
    expect(given(taken('t1'), taken('t2')).document('e1|u1|REF1')).toMatchObject({ transferId: 't1' });
    expect(given(taken('t1', 'u2')).document('e1|u1|REF1')).toBeUndefined();
  });
  it('bring bulks that are found although they were turned away', () => {
    const away = { ...ofFile, environmentId: 'e1', messageId: 'B3', messageType: 'pacs.008.001.08', sha256: 'bulk' };
    const { given } = projectionSpec(sentMessages);
    expect(given({ type: 'MessageTurnedAway', data: away }).document('e1|B3')).toMatchObject({ sha256: 'bulk' });
  });
});

const takenIn = (transferId: string, sha256: string): TransferEvent => ({
  type: 'MessageTakenIn',
  data: { transferId, fileId: 'f1', environmentId: 'e1', messageId: 'MSG1', messageType: 'pacs.008.001.08', sha256 },
});

describe('message ids the clearing has seen', () => {
  it('belong to whoever was taken in first', () => {
    const { given } = projectionSpec(seenMessages);
    expect(given(takenIn('t1', 'abc'), takenIn('t2', 'def')).document('e1|MSG1')).toMatchObject({
      transferId: 't1',
      sha256: 'abc',
    });
  });
  const { given } = projectionSpec(seenMessages);
  const delivered: TransferEvent = {
    ...takenIn('t0', 'own'),
    type: 'MessageDelivered',
  } as TransferEvent;
  const referredTo = (transactionsSha256: string): TransferEvent => ({
    type: 'MessageReferredTo',
    data: {
      transferId: 't9',
      fileId: 'f9',
      environmentId: 'e1',
      originalMessageId: 'MSG1',
      messageType: 'pacs.004.001.09',
      transactionsSha256,
    },
  });
  it('are known when the clearing itself sent them, but keep no tester from using them', () => {
    expect(given(delivered).document('e1|MSG1')).toMatchObject({ own: true, sha256: 'own' });
    expect(given(delivered, takenIn('t1', 'abc')).document('e1|MSG1')).toMatchObject({ sha256: 'abc' });
    expect(given(delivered, takenIn('t1', 'abc')).document('e1|MSG1')).not.toHaveProperty('own');
    expect(given(takenIn('t1', 'abc'), delivered).document('e1|MSG1')).toMatchObject({ sha256: 'abc' });
  });
  it('remember what was said about them later', () => {
    expect(given(takenIn('t1', 'abc'), referredTo('one'), referredTo('two')).document('e1|MSG1')?.referredBy).toEqual([
      {
        messageType: 'pacs.004.001.09',
        transactionsSha256: 'one',
        transferId: 't9',
        fileId: 'f9',
        at: expect.any(String),
      },
      {
        messageType: 'pacs.004.001.09',
        transactionsSha256: 'two',
        transferId: 't9',
        fileId: 'f9',
        at: expect.any(String),
      },
    ]);
    expect(given(referredTo('one')).document('e1|MSG1')).toBeUndefined();
  });
});

describe('messages that were sent', () => {
  const { given } = projectionSpec(sentMessages);
  it('are known whatever the clearing made of them, the newest by its id', () => {
    const sent = given(requested('t1'), requested('t2', 'def')).document('e1|MSG1');
    expect(sent).toMatchObject({ transferId: 't2', sha256: 'def', fileId: 'f1', messageType: 'pacs.008.001.08' });
  });
});
