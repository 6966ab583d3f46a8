import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import { bulkInput, inputOf } from '../testing/clearing-input.fixture.ts';
import type { TransferSample } from '../testing/credit-transfer.fixture.ts';
import { recallXml } from '../testing/r-messages.fixture.ts';
import { inForce } from '../testing/rules.fixture.ts';
import { type DryRunInput, dryRun } from './dry-run.ts';

const inputFor = (
  rules: readonly ScenarioRule[],
  transfers: readonly TransferSample[],
  transaction = 1,
): DryRunInput => {
  const { bytes, scheme, clearing } = bulkInput(transfers);
  return { bytes, scheme, clearing, scenario: inForce(rules), transaction };
};

const rules: readonly ScenarioRule[] = [
  { id: 'off', enabled: false, then: [{ silence: {} }] },
  { id: 'dollars', when: { currency: 'USD' }, then: [{ reject: { code: 'AM03' } }] },
  {
    id: 'large',
    name: 'Large amounts',
    when: { currency: 'EUR', amount: { from: 1000 } },
    then: [{ reject: { code: 'AM02' } }],
  },
  { id: 'holiday', when: { command: 'HOLIDAY' }, then: [{ reject: { code: 'TM01' } }] },
  { id: 'rest', when: { amount: { to: 10 } }, then: [{ accept: {} }] },
  { id: 'late', when: { transaction: { is: 3 } }, then: [{ late: { after: '5S' } }] },
];

const traces = (transfer: TransferSample) =>
  dryRun(inputFor(rules, [transfer])).traces.filter(({ rule: { list } }) => list === 'environment');

describe('dry run', () => {
  it('names the rule that decides each transaction, and its effects', () => {
    const { transactions } = dryRun(
      inputFor(rules, [{ amount: '2000.00' }, { amount: '5.21' }, {}, { amount: '77.21' }]),
    );
    expect(transactions.map(({ decidedBy }) => decidedBy.map(({ ruleId }) => ruleId))).toEqual([
      ['large'],
      ['rest'],
      ['late'],
      ['cents-21'],
    ]);
    expect(transactions[0]).toMatchObject({
      number: 1,
      transactionId: 'TX-1',
      amount: '2000.00',
      decidedBy: [{ list: 'environment', version: 3, name: 'Large amounts' }],
      reasons: [{ text: 'Large amounts: the clearing rejects the transaction with AM02.' }],
    });
    expect(transactions[1]?.reasons).toEqual([]);
  });

  it('names the first condition of each other rule that does not hold', () => {
    expect(
      traces({ amount: '500.00' }).map(({ rule: { ruleId }, outcome, condition }) => [ruleId, outcome, condition]),
    ).toEqual([
      ['holiday', 'failed', { field: 'command', expected: 'HOLIDAY', actual: '' }],
      ['off', 'disabled', undefined],
      ['dollars', 'failed', { field: 'currency', expected: 'USD', actual: 'EUR' }],
      ['large', 'failed', { field: 'amount', expected: '≥ 1000', actual: '500.00' }],
      ['rest', 'failed', { field: 'amount', expected: '≤ 10', actual: '500.00' }],
      ['late', 'failed', { field: 'transaction', expected: '3', actual: '1' }],
    ]);
  });

  it('does not reach the rules behind the one that decides', () => {
    const outcomes = traces({ amount: '2000.00' }).map(({ rule, outcome }) => [rule.ruleId, outcome]);
    expect(outcomes.slice(3)).toEqual([
      ['large', 'matched'],
      ['rest', 'notReached'],
      ['late', 'notReached'],
    ]);
  });

  it('shows that a command comes before the lists', () => {
    const { transactions, traces: all } = dryRun(inputFor(rules, [{ remittance: 'SIM:HOLIDAY' }]));
    expect(transactions[0]?.decidedBy).toMatchObject([{ list: 'environment', ruleId: 'holiday' }]);
    expect(all.filter(({ outcome }) => outcome === 'matched').map(({ rule }) => rule.ruleId)).toEqual(['holiday']);
    expect(all.filter(({ rule }) => rule.list === 'cents').every(({ outcome }) => outcome === 'notReached')).toBe(true);
  });

  it('explains the entries of an R-message', () => {
    const recalls: readonly ScenarioRule[] = [
      { id: 'pacs', then: [{ silence: {} }] },
      { id: 'recalls', when: { message: 'camt.056', reason: 'FRAD' }, then: [{ refuseRecall: { code: 'LEGL' } }] },
    ];
    const { bytes, scheme, clearing } = inputOf(recallXml([{ reason: 'FRAD' }]));
    const { transactions, traces: all } = dryRun({
      bytes,
      scheme,
      clearing,
      scenario: inForce(recalls),
      transaction: 1,
    });
    expect(transactions[0]).toMatchObject({
      decidedBy: [{ ruleId: 'recalls' }],
      reasons: [{ textKey: 'engine.recallNo' }],
    });
    expect(all.find(({ rule }) => rule.ruleId === 'pacs')).toMatchObject({
      outcome: 'failed',
      condition: { field: 'message', expected: 'pacs.008, pacs.003', actual: 'camt.056' },
    });
  });

  it('lists 200 transactions', () => {
    const { transactions, notListed } = dryRun(
      inputFor(
        rules,
        Array.from({ length: 203 }, () => ({})),
      ),
    );
    expect([transactions.length, notListed]).toEqual([200, 3]);
  });
});
