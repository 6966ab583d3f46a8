import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import { clearFile } from '../clear-file.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { sampleNow } from '../testing/clearing-input.fixture.ts';
import { textOf } from '../testing/credit-transfer.fixture.ts';
import {
  type Delivered,
  delivered,
  forwardedBy,
  fromReceiver,
  fromSender,
  receiving,
} from '../testing/delivered.fixture.ts';
import { recallXml } from '../testing/r-messages.fixture.ts';
import { inForce } from '../testing/rules.fixture.ts';
import { answersByScenario } from './answers-by-scenario.ts';

type Rule = Omit<ScenarioRule, 'id'>;

const sender = { bic: receiving.bic, testCode: 'T', userId: receiving.userId };
const inputFor = (of: Delivered, received: Uint8Array, rules: readonly Rule[]): ClearingInput => ({
  ...fromReceiver(of, '', { sender, scenario: inForce(rules) }),
  bytes: received,
  seed: 'answer-1',
});
const answersTo = (of: Delivered, rules: readonly Rule[], received = of.delivery.bytes) =>
  answersByScenario(inputFor(of, received, rules)).map(({ bytes }) => {
    const { name, rTransactions } = parseMessage(bytes);
    return [name, ...rTransactions.map(({ transactionId, reason }) => `${transactionId} ${reason}`)];
  });

describe('the scenario list of a participant', () => {
  const sct = delivered([{ amount: '50.00' }, { amount: '7.00' }, { amount: '9.00' }]);

  it('returns the payments of its rules, one message for each code; the others are left to the tester', () => {
    const rules: Rule[] = [
      { when: { amount: { from: 50, to: 50 } }, then: [{ return: { code: 'AC04' } }] },
      { when: { amount: { from: 7, to: 7 } }, then: [{ return: { code: 'AC06' } }] },
    ];
    expect(answersTo(sct, rules)).toEqual([
      ['pacs.004', 'TX-1 AC04'],
      ['pacs.004', 'TX-2 AC06'],
    ]);
    expect(answersTo(sct, [{ when: { amount: { from: 8, to: 8 } }, then: [{ return: { code: 'AC04' } }] }])).toEqual(
      [],
    );
    expect(answersTo(sct, [{ then: [{ reject: { code: 'AC04' } }] }])).toEqual([]);
  });

  it('compares received payments', () => {
    expect(answersTo(sct, [{ when: { direction: 'received' }, then: [{ return: { code: 'AC04' } }] }])).toHaveLength(1);
    expect(answersTo(sct, [{ when: { direction: 'sent' }, then: [{ return: { code: 'AC04' } }] }])).toEqual([]);
  });

  it('accepts, rejects or does not answer an instant payment', () => {
    const inst = delivered([{}], { scheme: 'inst' });
    const statusOf = (then: Rule['then']) =>
      answersByScenario(inputFor(inst, inst.delivery.bytes, [{ then: then ?? [] }])).map(
        ({ bytes }) => /<GrpSts>(\w+)</.exec(textOf(bytes))?.[1],
      );
    expect(statusOf([{ accept: {} }])).toEqual(['ACCP']);
    expect(statusOf([{ reject: { code: 'AC04' } }])).toEqual(['RJCT']);
    expect(statusOf([{ timeOut: {} }])).toEqual([]);
    const original = { ...inst.received, confirmation: 'awaited' as const, timesOutAt: addSeconds(sampleNow, 10) };
    const [answer] = answersByScenario(inputFor(inst, inst.delivery.bytes, [{ then: [{ reject: { code: 'AC04' } }] }]));
    const input = { ...fromReceiver(inst, '', { sender, original }), bytes: answer?.bytes ?? new Uint8Array() };
    expect(clearFile(input).verdict.groupStatus).toBe('ACCP');
  });

  it('rejects collections before their due date', () => {
    const core = delivered([{}], { scheme: 'core' });
    expect(answersTo(core, [{ then: [{ reject: { code: 'AC04' } }] }])).toEqual([['pacs.002', 'TX-1 AC04']]);
  });

  it('agrees to recalls or refuses them', () => {
    const [recall] = forwardedBy(fromSender(sct, recallXml([{ amount: '50.00' }])));
    const received = recall?.bytes ?? new Uint8Array();
    const when = { message: 'camt.056' } as const;
    expect(answersTo(sct, [{ when, then: [{ acceptRecall: {} }] }], received)).toEqual([['pacs.004', 'TX-1 FOCR']]);
    expect(answersTo(sct, [{ when, then: [{ refuseRecall: { code: 'LEGL' } }] }], received)).toEqual([
      ['camt.029', 'TX-1 LEGL'],
    ]);
    expect(answersTo(sct, [{ when, then: [{ return: { code: 'AC04' } }] }], received)).toEqual([]);
  });
});
