import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { dueWork } from './due.ts';
import { rejectedReferences } from './rejected-references.ts';
import { seenFiles } from './seen-files.ts';
import { seenMessages } from './seen-messages.ts';
import { sentMessages } from './sent-messages.ts';
import {
  answer,
  at,
  ofFile,
  planned,
  reason,
  released,
  requested,
  settled,
  settlement,
} from './testing/transfer-events.fixture.ts';
import { transfers } from './transfer.ts';

describe('document of a transfer', () => {
  const { given } = projectionSpec(transfers);
  it('has the scenario lists that the clearing applied', () => {
    const scenarios = { lists: [{ owner: 'tester' as const, version: 2 }], sentAt: at, fileOfDay: 4 };
    const received: TransferEvent = { type: 'TransferReceived', data: { ...ofFile, scenarios } };
    expect(given(requested('t1'), received).document('t1')).toMatchObject({ scenarios });
  });
  it('has every state of the transfer', () => {
    const transfer = given(requested('t1'), planned, released, settlement, settled).document('t1');
    expect(transfer).toMatchObject({ state: 'settled', settlesAt: at, answers: [{ answerId: 'a1' }] });
    expect(transfer?.history.map(({ state }) => state)).toEqual(['requested', 'answered', 'settled']);
    expect(transfer?.answers[0]).toHaveProperty('releasedAt');
  });
});

describe('a transfer whose answers could not be adjusted', () => {
  const failed: TransferEvent = { type: 'ReplanningFailed', data: { ...ofFile, causedByTransferId: 't2', reason } };
  it('keeps its state and its answers, has the reason, and notifies the pages', () => {
    const transfer = projectionSpec(transfers).given(requested('t1'), planned, failed).document('t1');
    expect(transfer).toMatchObject({ state: 'requested', answers: [answer], replanningFailures: [reason] });
    const recorded = { ...failed, position: 3, metadata: { at } } as never;
    expect(transfer && transfers.notice?.(transfer, recorded)).toMatchObject({ topic: 'transferStatusChanged' });
  });
});

describe('due work', () => {
  const { given } = projectionSpec(dueWork);
  it('is listed until it is done', () => {
    expect(given(planned).document('t1:a000000001')).toEqual({
      transferId: 't1',
      answerId: 'a1',
      dueAt: at,
      memory: 0,
    });
    expect(given(planned, released).document('t1:a000000001')).toBeUndefined();
    expect(given(settlement).document('t1:settlement')).toEqual({ transferId: 't1', dueAt: at, memory: 0 });
    expect(given(settlement, settled).document('t1:settlement')).toBeUndefined();
  });
});

describe('the time-out of an instant payment', () => {
  const timeOut = { role: 'originator', seconds: 10, at } as const;
  const received: TransferEvent = { type: 'TransferReceived', data: { ...ofFile, timeOut } };
  const waits: TransferEvent = { type: 'TimeOutPlanned', data: { ...ofFile, dueAt: at } };
  const timedOut: TransferEvent = { type: 'TransferTimedOut', data: ofFile };

  it('is due before the answers of the same time, until it is reached or cancelled', () => {
    const { given } = projectionSpec(dueWork);
    const key = 't1:0-time-out';
    expect(given(waits).document(key)).toEqual({ transferId: 't1', isTimeOut: true, dueAt: at, memory: 0 });
    expect(key < 't1:a000000001').toBe(true);
    expect(given(waits, timedOut).document(key)).toBeUndefined();
    const cancelled: TransferEvent = { type: 'TimeOutCancelled', data: { ...ofFile, because: 'answered' } };
    expect(given(waits, cancelled).document(key)).toBeUndefined();
  });

  it('is a state of the transfer, and marks a later answer', () => {
    const before = { ...timeOut, at: '2000-01-01T00:00:00.000Z' };
    const late: TransferEvent = { type: 'TransferReceived', data: { ...ofFile, timeOut: before } };
    const transfer = projectionSpec(transfers).given(requested('t1'), late, planned, timedOut).document('t1');
    expect(transfer).toMatchObject({ state: 'timedOut', timeOut: before });
    const { given } = projectionSpec(transfers);
    expect(given(requested('t1'), late, planned, timedOut, released).document('t1')?.answers[0]?.isLate).toBe(true);
    const inTime: TransferEvent = {
      type: 'TransferReceived',
      data: { ...ofFile, timeOut: { ...timeOut, at: '2999-01-01T00:00:00.000Z' } },
    };
    expect(given(requested('t1'), inTime, planned, released).document('t1')?.answers[0]).not.toHaveProperty('isLate');
    expect(given(requested('t1'), received, planned, released).document('t1')?.answers[0]).not.toHaveProperty('isLate');
  });
});

it('answers due at the same time have keys in the order of their numbers', () => {
  const keyOf = (answerId: string) => `t1:a${answerId.slice(1).padStart(9, '0')}`;
  expect(keyOf('a2') < keyOf('a10')).toBe(true);
  for (const answerId of ['a2', 'a10']) {
    const event: TransferEvent = { type: 'AnswerPlanned', data: { ...ofFile, answer: { ...answer, answerId } } };
    expect(projectionSpec(dueWork).given(event).document(keyOf(answerId))?.answerId).toBe(answerId);
  }
});

describe('cancelled answer', () => {
  const cause = { ...ofFile, causedByTransferId: 't2' };
  const withdrawn: TransferEvent = { type: 'AnswerCancelled', data: { ...cause, answer } };
  const unsettled: TransferEvent = { type: 'SettlementCancelled', data: cause };

  it('is not due any more', () => {
    const { given } = projectionSpec(dueWork);
    expect(given(planned, withdrawn).document('t1:a000000001')).toBeUndefined();
    expect(given(settlement, unsettled).document('t1:settlement')).toBeUndefined();
  });
  it('is not shown as planned', () => {
    const transfer = projectionSpec(transfers)
      .given(requested('t1'), planned, settlement, withdrawn, unsettled)
      .document('t1');
    expect(transfer?.answers).toEqual([]);
    expect(transfer).not.toHaveProperty('settlesAt');
  });
});

describe('files of bulks', () => {
  const taken = (transferId: string, requestedBy = 'u1'): TransferEvent => ({
    type: 'FileReferenceAccepted',
    data: { transferId, fileId: 'f1', environmentId: 'e1', requestedBy, reference: 'REF1', fileType: 'ICF' },
  });
  it('are identified by sender and reference, and the first one is kept', () => {
    const { given } = projectionSpec(seenFiles);
    expect(given(taken('t1'), taken('t2')).document('e1|u1|REF1')).toMatchObject({ transferId: 't1' });
    expect(given(taken('t1', 'u2')).document('e1|u1|REF1')).toBeUndefined();
  });
  it('contain bulks that are found although they were rejected', () => {
    const away = { ...ofFile, environmentId: 'e1', messageId: 'B3', messageType: 'pacs.008.001.08', sha256: 'bulk' };
    const { given } = projectionSpec(sentMessages);
    expect(given({ type: 'MessageRejected', data: away }).document('e1|B3')).toMatchObject({ sha256: 'bulk' });
  });
});

const accepted = (transferId: string, sha256: string): TransferEvent => ({
  type: 'MessageAccepted',
  data: { transferId, fileId: 'f1', environmentId: 'e1', messageId: 'MSG1', messageType: 'pacs.008.001.08', sha256 },
});

describe('references of rejected messages', () => {
  const rejected = (fileId: string): TransferEvent => ({
    type: 'MessageReferenceRejected',
    data: { transferId: 't1', fileId, environmentId: 'e1', originalMessageId: 'MSG0' },
  });
  it('are found by the original, each file once', () => {
    const { given } = projectionSpec(rejectedReferences);
    const document = given(rejected('f1'), rejected('f2'), rejected('f1')).document('e1|MSG0');
    expect(document).toEqual({ fileIds: ['f1', 'f2'] });
  });
  it('are found by the transfer', () => {
    const { given } = projectionSpec(transfers);
    expect(given(requested('t1'), rejected('f1')).document('t1')?.refersTo).toEqual(['MSG0']);
  });
  it('do not count as accepted references', () => {
    const { given } = projectionSpec(seenMessages);
    expect(given(accepted('t0', 'abc'), rejected('f1')).document('e1|MSG0')).toBeUndefined();
  });
});

describe('message ids of the clearing', () => {
  it('belong to the first accepted message', () => {
    const { given } = projectionSpec(seenMessages);
    expect(given(accepted('t1', 'abc'), accepted('t2', 'def')).document('e1|MSG1')).toMatchObject({
      transferId: 't1',
      sha256: 'abc',
    });
  });
  const { given } = projectionSpec(seenMessages);
  const delivered: TransferEvent = {
    ...accepted('t0', 'own'),
    type: 'MessageDelivered',
  } as TransferEvent;
  const referredTo = (transactionsSha256: string): TransferEvent => ({
    type: 'MessageReferenced',
    data: {
      transferId: 't9',
      fileId: 'f9',
      environmentId: 'e1',
      originalMessageId: 'MSG1',
      messageType: 'pacs.004.001.09',
      transactionsSha256,
    },
  });
  it("include those of the clearing's own messages, without blocking users", () => {
    expect(given(delivered).document('e1|MSG1')).toMatchObject({ own: true, sha256: 'own' });
    expect(given(delivered, accepted('t1', 'abc')).document('e1|MSG1')).toMatchObject({ sha256: 'abc' });
    expect(given(delivered, accepted('t1', 'abc')).document('e1|MSG1')).not.toHaveProperty('own');
    expect(given(accepted('t1', 'abc'), delivered).document('e1|MSG1')).toMatchObject({ sha256: 'abc' });
  });
  it('have later references', () => {
    expect(given(accepted('t1', 'abc'), referredTo('one'), referredTo('two')).document('e1|MSG1')?.referredBy).toEqual([
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

describe('a requested message of the other bank', () => {
  const incoming: TransferEvent = {
    type: 'IncomingMessageRequested',
    data: {
      ...ofFile,
      fileName: 'SCF.xml',
      environmentId: 'e1',
      environmentToken: 'sct',
      rbVersion: '2025',
      sha256: 'source',
      kind: 'recall',
      originalMessageId: 'ENG-1',
      requestedBy: 'u1',
      memory: 2,
    },
  };
  it('is a transfer without a verdict that waits for its delivery and refers to its original', () => {
    const { given } = projectionSpec(transfers);
    const waiting = given(incoming, planned).document('t1');
    expect(waiting).toMatchObject({ state: 'received', incoming: { kind: 'recall' }, incomingFor: 'u1', memory: 2 });
    expect(waiting).toMatchObject({ refersTo: ['ENG-1'], answers: [{ answerId: 'a1' }] });
    expect(waiting).not.toHaveProperty('verdict');
    const released: TransferEvent = { type: 'AnswerReleased', data: { ...ofFile, answer } };
    expect(given(incoming, planned, released).document('t1')?.state).toBe('answered');
  });
});

describe('sent messages', () => {
  const { given } = projectionSpec(sentMessages);
  it('are listed with any verdict, the newest by its id', () => {
    const sent = given(requested('t1'), requested('t2', 'def')).document('e1|MSG1');
    expect(sent).toMatchObject({ transferId: 't2', sha256: 'def', fileId: 'f1', messageType: 'pacs.008.001.08' });
  });
});

describe('the memory of an environment', () => {
  const inMemory = <T extends TransferEvent>(event: T, memory: number): T => ({
    ...event,
    data: { ...event.data, memory },
  });
  it('begins again with a reset', () => {
    const { given } = projectionSpec(seenMessages);
    const seen = given(accepted('t1', 'abc'), inMemory(accepted('t2', 'def'), 1));
    expect(seen.document('e1|MSG1')).toMatchObject({ transferId: 't1', memoryKey: 'e1' });
    expect(seen.document('e1#1|MSG1')).toMatchObject({ transferId: 't2', memoryKey: 'e1#1' });
  });
  it('is the one in which a file was sent', () => {
    const { given } = projectionSpec(sentMessages);
    expect(given(inMemory(requested('t1'), 2)).document('e1|MSG1')).toBeUndefined();
    expect(given(inMemory(requested('t1'), 2)).document('e1#2|MSG1')).toMatchObject({ transferId: 't1' });
  });
});
