import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { dueWork } from './due.ts';
import { plannedAnswers } from './planned-answer.ts';
import { answer, at, ofFile, planned, requested } from './testing/transfer-events.fixture.ts';
import { transfers } from './transfer.ts';

describe('a planned answer that a tester changes', () => {
  const ofPlan = { ...ofFile, environmentId: 'e1', answer };
  const held: TransferEvent = { type: 'AnswerHeld', data: ofPlan };
  const resumed: TransferEvent = { type: 'AnswerResumed', data: ofPlan };
  const edited: TransferEvent = {
    type: 'AnswerEdited',
    data: { ...ofPlan, answer: { ...answer, sha256: 'new', editedFrom: 'z' } },
  };
  const dropped: TransferEvent = { type: 'AnswerDropped', data: { ...ofFile, because: 'user', answer } };

  it('is not due while it is held', () => {
    const { given } = projectionSpec(dueWork);
    expect(given(planned, held).document('t1:a000000001')).toBeUndefined();
    expect(given(planned, held, edited).document('t1:a000000001')).toBeUndefined();
    expect(given(planned, held, resumed).document('t1:a000000001')).toMatchObject({ environmentId: 'e1', dueAt: at });
    expect(given(planned, dropped).document('t1:a000000001')).toBeUndefined();
  });
  it('notifies the pages of its environment while it is planned', () => {
    const noticeAfter = (...events: TransferEvent[]) => {
      const document = projectionSpec(plannedAnswers)
        .given(...events)
        .document('t1:a000000001');
      return document && plannedAnswers.notice?.(document, events.at(-1) as never);
    };
    const notice = { topic: 'planned-answer', id: 'e1', audience: 'env:e1' };
    expect(noticeAfter(held)).toEqual(notice);
    expect(noticeAfter(held, edited)).toEqual(notice);
    expect(noticeAfter(held, dropped)).toBeUndefined();
  });
  it('is shown as held, edited or dropped', () => {
    const { given } = projectionSpec(transfers);
    const answersAfter = (...events: TransferEvent[]) =>
      given(requested('t1'), planned, ...events).document('t1')?.answers;
    expect(answersAfter(held)).toEqual([{ ...answer, isHeld: true }]);
    expect(answersAfter(held, resumed)).toEqual([answer]);
    expect(answersAfter(held, edited)).toEqual([{ ...answer, sha256: 'new', editedFrom: 'z', isHeld: true }]);
    expect(answersAfter(dropped)).toEqual([{ ...answer, dropped: 'user' }]);
  });
});
