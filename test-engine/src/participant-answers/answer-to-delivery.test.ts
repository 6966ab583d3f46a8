import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { clearFile } from '../clear-file.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { sampleNow } from '../testing/clearing-input.fixture.ts';
import { bytesOf, textOf } from '../testing/credit-transfer.fixture.ts';
import {
  type Delivered,
  delivered,
  forwardedBy,
  fromReceiver,
  fromSender,
  receiving,
} from '../testing/delivered.fixture.ts';
import { errorsIn, rulebooks } from '../testing/errors-in.fixture.ts';
import { claimXml, valueDateXml } from '../testing/inquiries.fixture.ts';
import { recallXml } from '../testing/r-messages.fixture.ts';
import { answerToDelivery, type DeliveryAnswer, isPossibleAnswer } from './answer-to-delivery.ts';
import { possibleActions } from './possible-actions.ts';

const sender = { bic: receiving.bic, testCode: 'T', userId: receiving.userId };

/** The answer to a received message, as the participant sends it. */
const answerTo = (of: Delivered, received: Uint8Array, answer: DeliveryAnswer): ClearingInput => {
  const original = { ...of.received, confirmation: 'awaited' as const, timesOutAt: addSeconds(sampleNow, 10) };
  const base = fromReceiver(of, '', { sender, original: of.scheme === 'inst' ? original : of.received });
  const made = answerToDelivery({ ...base, bytes: received, seed: 'answer-1' }, answer);
  return { ...base, bytes: made?.bytes ?? new Uint8Array() };
};

const answersTo = (messageType: string, of: Delivered): readonly DeliveryAnswer[] =>
  possibleActions(messageType, of).flatMap(({ action, codes }): DeliveryAnswer[] =>
    codes.length === 0 ? [{ action }] : codes.map((code) => ({ action, code })),
  );

/** The answers that have an error or that the clearing does not accept. */
const wrong = (of: Delivered, received: Uint8Array, messageType: string): readonly string[] =>
  answersTo(messageType, of).flatMap((answer) => {
    const input = answerTo(of, received, answer);
    const errors = errorsIn(input.bytes, input, sampleNow).filter((error) => !error.includes('usually contains'));
    const { groupStatus, reasons } = clearFile(input).verdict;
    const refusals = groupStatus === 'ACCP' ? [] : reasons.map(({ text }) => text);
    return [...errors, ...refusals].map((text) => `${answer.action} ${answer.code}: ${text}`);
  });

describe.each(['sct', 'inst', 'core', 'b2b'] as const)('answers to payments of %s', (scheme) => {
  it.each(rulebooks)('are correct and accepted under rulebook %s', (rbVersion) => {
    if (isDirectDebit(scheme) && rbVersion < '2023') return;
    const of = delivered(scheme === 'inst' ? [{}] : [{}, { amount: '7.00' }], { scheme, rbVersion });
    const { messageType } = of.delivery.answer;
    expect(answersTo(messageType, of).length).toBeGreaterThan(1);
    expect(wrong(of, of.delivery.bytes, messageType)).toEqual([]);
  });
});

describe.each(rulebooks)('answers to requests about payments under rulebook %s', (rbVersion) => {
  const of = delivered([{}, { amount: '7.00' }], { rbVersion });

  it('are correct, accepted and forwarded', () => {
    const inputs = [
      fromSender(of, recallXml([{}, { transactionId: 'TX-2', amount: '7.00' }])),
      { ...fromSender(of, ''), bytes: bytesOf(claimXml({ rbVersion })) },
      { ...fromSender(of, ''), bytes: bytesOf(valueDateXml({ rbVersion })) },
    ];
    for (const input of inputs) {
      const [request] = forwardedBy(input);
      const { messageType = '' } = request?.answer ?? {};
      const received = request?.bytes ?? new Uint8Array();
      expect(wrong(of, received, messageType)).toEqual([]);
      for (const answer of answersTo(messageType, of))
        expect(forwardedBy(answerTo(of, received, answer))).toHaveLength(1);
    }
  });
});

describe('an answer to a received message', () => {
  const of = delivered([{}]);

  it('is possible only with an action and a code of the message', () => {
    const { messageType } = of.delivery.answer;
    expect(isPossibleAnswer(messageType, of, { action: 'return', code: 'AC04' })).toBe(true);
    expect(isPossibleAnswer(messageType, of, { action: 'return', code: 'ZZZZ' })).toBe(false);
    expect(isPossibleAnswer(messageType, of, { action: 'return' })).toBe(false);
    expect(isPossibleAnswer(messageType, of, { action: 'accept' })).toBe(false);
    expect(answerToDelivery(fromReceiver(of, '<a/>'), { action: 'accept' })).toBeUndefined();
  });

  it('has ids of its own, and the same bytes for the same input', () => {
    const texts = [1, 2].map(() => textOf(answerTo(of, of.delivery.bytes, { action: 'return', code: 'AC04' }).bytes));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toMatch(/<MsgId>ANS[0-9A-Z]{11}-RA-1</);
  });
});
