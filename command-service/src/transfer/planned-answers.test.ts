import type { EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { transferDecider } from './transfer-decider.ts';

const [at, later] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
const ofFile = { transferId: 't1', fileId: 'f1' };
const ofPlan = { ...ofFile, environmentId: 'e1', memory: 2 };
const reason: EngineReason = { layer: 'default', trigger: 'B00', textKey: 'engine.allAccepted', params: {}, text: '' };
const answer: PlannedAnswer = {
  answerId: 'a1',
  fileId: 'f2',
  fileName: 'a1.xml',
  messageType: 'pacs.002.001.10',
  messageId: 'MSG1',
  sha256: 'engine',
  size: 1,
  dueAt: later,
  reason,
};
const messageType = 'pacs.002.001.10';
const edited = { messageType, sha256: 'edited', size: 2, messageId: 'MSG2' };
const editedAnswer = { ...answer, ...edited, editedFrom: 'engine' };

const requested: TransferEvent = {
  type: 'TransferRequested',
  data: {
    ...ofFile,
    fileName: 'a.xml',
    environmentId: 'e1',
    environmentToken: 'sct',
    rbVersion: '2025',
    contentVersion: 1,
    sha256: 'abc',
    requestedBy: 'u1',
    memory: 2,
  },
};
const planned: TransferEvent = { type: 'AnswerPlanned', data: { ...ofPlan, answer } };
const settlement: TransferEvent = { type: 'SettlementPlanned', data: { ...ofPlan, dueAt: later } };
const held: TransferEvent = { type: 'AnswerHeld', data: { ...ofPlan, answer } };
const changed: TransferEvent = { type: 'AnswerEdited', data: { ...ofPlan, answer: editedAnswer } };
const dropped = (because: 'user' | 'memoryReset'): TransferEvent => ({
  type: 'AnswerDropped',
  data: { ...ofFile, because, answer },
});
const closed: TransferEvent = { type: 'TransferClosed', data: ofFile };

const ofAnswer = { transferId: 't1', answerId: 'a1' };
const hold: TransferCommand = { type: 'HoldAnswer', data: ofAnswer, at };
const resume: TransferCommand = { type: 'ResumeAnswer', data: ofAnswer, at };
const release: TransferCommand = { type: 'ReleaseAnswer', data: ofAnswer, at };
const edit: TransferCommand = { type: 'EditAnswer', data: { ...ofAnswer, edited }, at };
const drop = (because: 'user' | 'memoryReset'): TransferCommand => ({
  type: 'DropAnswer',
  data: { ...ofAnswer, because },
  at,
});

const { given } = specFor(transferDecider);
const waiting = [requested, planned, settlement];

describe('a planned answer', () => {
  it('is held and resumed, each once', () => {
    given(...waiting)
      .when(hold)
      .emits(held);
    given(...waiting, held)
      .when(hold)
      .emitsNothing();
    given(...waiting, held)
      .when(resume)
      .emits({ type: 'AnswerResumed', data: { ...ofPlan, answer } });
    given(...waiting)
      .when(resume)
      .emitsNothing();
  });
  it('is held from the beginning by a scenario, also when it is planned again', () => {
    const first = { ...answer, startsHeld: true as const };
    const counts = { transactions: 1, accepted: 1, rejected: 0 };
    const verdict = { groupStatus: 'ACCP', fileCode: 'A00', bulkCode: 'B00', counts, reasons: [] } as const;
    given(requested)
      .when({
        type: 'ClearTransfer',
        data: { transferId: 't1', verdict: { ...verdict, reasons: [] }, answers: [first] },
        at,
      })
      .emits(
        { type: 'TransferReceived', data: ofFile },
        { type: 'TransferAccepted', data: { ...ofFile, verdict: { ...verdict, reasons: [] } } },
        { type: 'AnswerPlanned', data: { ...ofPlan, answer: first } },
        { type: 'AnswerHeld', data: { ...ofPlan, answer: first } },
      );
    const again = { transferId: 't1', causedByTransferId: 't2', answers: [first], settles: true, asOf: at };
    given(requested, settlement)
      .when({ type: 'ReplanTransfer', data: again, at })
      .emits(
        { type: 'AnswerPlanned', data: { ...ofPlan, answer: first } },
        { type: 'AnswerHeld', data: { ...ofPlan, answer: first } },
      );
  });
  it('is released before it is due, also from a hold, and its message belongs to the memory of the transfer', () =>
    given(...waiting, held)
      .when(release)
      .emits(
        { type: 'AnswerReleased', data: { ...ofFile, answer } },
        {
          type: 'MessageDelivered',
          data: { ...ofPlan, fileId: 'f2', messageId: 'MSG1', messageType: 'pacs.002.001.10', sha256: 'engine' },
        },
      ));
  it('gets a new text, and remembers that of the engine', () => {
    given(...waiting)
      .when(edit)
      .emits(changed);
    given(...waiting, changed)
      .when(edit)
      .emitsNothing();
    given(...waiting, changed)
      .when({ type: 'EditAnswer', data: { ...ofAnswer, edited: { messageType, sha256: 'third', size: 3 } }, at })
      .emits({
        type: 'AnswerEdited',
        data: {
          ...ofPlan,
          answer: {
            answerId: 'a1',
            fileId: 'f2',
            fileName: 'a1.xml',
            messageType: 'pacs.002.001.10',
            sha256: 'third',
            size: 3,
            dueAt: later,
            reason,
            editedFrom: 'engine',
          },
        },
      });
  });
  it('is dropped, and the transfer is closed when nothing else is planned', () => {
    given(...waiting)
      .when(drop('user'))
      .emits(dropped('user'));
    given(requested, planned).when(drop('user')).emits(dropped('user'), closed);
  });
  it('refuses commands of users once it is not planned any more; commands of the clock have no effect', () => {
    const ended = [...waiting, dropped('user')];
    for (const command of [hold, edit, drop('user')])
      given(...ended)
        .when(command)
        .refuses('transfer.answerNotPlanned');
    for (const command of [release, drop('memoryReset')])
      given(...ended)
        .when(command)
        .emitsNothing();
  });
  it('ends with the memory of the environment, and so does the settlement', () => {
    given(...waiting)
      .when(drop('memoryReset'))
      .emits(dropped('memoryReset'));
    given(...waiting, dropped('memoryReset'))
      .when({ type: 'DropSettlement', data: { transferId: 't1' }, at })
      .emits({ type: 'SettlementDropped', data: ofFile }, closed);
  });
});

describe('replanning', () => {
  const replan = (...answers: PlannedAnswer[]): TransferCommand => ({
    type: 'ReplanTransfer',
    data: { transferId: 't1', causedByTransferId: 't2', answers, settles: true, asOf: at },
    at,
  });
  const again = { ...answer, answerId: 'a1-t2' };
  it('keeps an edited answer while the engine would create the same one', () => {
    given(...waiting, changed)
      .when(replan(again))
      .emitsNothing();
    given(...waiting, changed)
      .when(replan())
      .emits({ type: 'AnswerCancelled', data: { ...ofFile, causedByTransferId: 't2', answer: editedAnswer } });
  });
  it('does not plan a dropped answer again, nor one that was released before it was due', () => {
    given(...waiting, dropped('user'))
      .when(replan(again))
      .emitsNothing();
    given(...waiting, { type: 'AnswerReleased', data: { ...ofFile, answer } })
      .when(replan(again))
      .emitsNothing();
  });
});
