import type { RuleConditions } from '@clearbench/contracts/scenario/rule-conditions';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput, ScenarioInForce } from '../clearing-input.ts';
import { bulkInput, paymentsXml } from '../testing/clearing-input.fixture.ts';
import { bytesOf, type TransferSample } from '../testing/credit-transfer.fixture.ts';
import { inForce } from '../testing/rules.fixture.ts';

type Sample = {
  readonly transfer?: TransferSample;
  readonly scenario?: Partial<ScenarioInForce>;
  readonly input?: Partial<ClearingInput>;
};

const applies = (when: RuleConditions, { transfer = {}, scenario, input }: Sample = {}): boolean => {
  const rule = { when, then: [{ reject: { code: 'AC04' } }] };
  const { verdict } = clearFile(bulkInput([transfer], { scenario: inForce([rule], scenario), ...input }));
  return verdict.reasons.some(({ layer }) => layer === 'scenario');
};

describe('a rule with a condition', () => {
  it.each<[when: RuleConditions, holds: Sample, fails: Sample]>([
    [{ message: 'pacs.008' }, {}, { input: { scheme: 'core' } }],
    [{ message: ['pacs.003', 'pacs.008'] }, {}, {}],
    [{ scheme: 'sct' }, {}, { input: { scheme: 'inst' } }],
    [{ amount: { from: 100 } }, { transfer: { amount: '100.00' } }, { transfer: { amount: '99.99' } }],
    [{ amount: { to: 0.3 } }, { transfer: { amount: '0.3' } }, { transfer: { amount: '0.31' } }],
    [{ cents: 5 }, { transfer: { amount: '7.05' } }, { transfer: { amount: '7.50' } }],
    [{ cents: ['11', '12'] }, { transfer: { amount: '7.12' } }, { transfer: { amount: '7.13' } }],
    [{ bic: 'ZYBBFRP0' }, {}, { transfer: { creditorBic: 'ZYCCFRP0XXX' } }],
    [{ bic: '/ZY..FR.*/' }, {}, { transfer: { creditorBic: 'ZYCCDEF0XXX' } }],
    [{ creditor: { bic: 'ZYBBFRP0XXX' } }, {}, { transfer: { creditorBic: 'ZYBBFRP0' } }],
    [{ iban: '/DE.*/' }, {}, { transfer: { debtorIban: 'FR1420041010050500013M02606' } }],
    [{ creditor: { iban: '/FR.*/' } }, {}, { transfer: { creditorIban: 'DE89370400440532013000' } }],
    [{ remittance: '/.*4711/' }, {}, { transfer: { remittance: 'Invoice 4711 again' } }],
    [{ endToEndId: ['E2E-1', 'X'] }, {}, { transfer: { endToEndId: 'E2E-2' } }],
    [{ fileOfDay: { is: 3 } }, { scenario: { fileOfDay: 3 } }, { scenario: { fileOfDay: 4 } }],
    [{ fileOfDay: { every: 5 } }, { scenario: { fileOfDay: 10 } }, {}],
    [
      { time: { from: '12:00', before: '13:00' } },
      { scenario: { at: '2026-03-02T11:30:00.000Z' } },
      { scenario: { at: '2026-03-02T12:00:00.000Z' } },
    ],
    [{ cutOff: 'after' }, { scenario: { at: '2026-03-02T15:00:00.000Z' } }, {}],
    [{ tester: 'ZYAADEF0' }, {}, { scenario: { tester: 'ZYXXDEF0XXX' } }],
    [
      { testerName: ['Ida Example', '/Tea .*/'] },
      { scenario: { testerName: 'Tea Tester' } },
      { scenario: { testerName: 'Ida Other' } },
    ],
    [{ testerName: '/.+/' }, { scenario: { testerName: 'Tea Tester' } }, {}],
  ])('%j applies only where it holds', (when, holds, fails) => {
    expect(applies(when, holds)).toBe(true);
    if (JSON.stringify(holds) !== JSON.stringify(fails)) expect(applies(when, fails)).toBe(false);
  });

  it('compares the currency, the purpose and the names', () => {
    const xml = paymentsXml({ transfers: [{}] }).replace('<RmtInf>', '<Purp><Cd>SALA</Cd></Purp><RmtInf>');
    const input = { bytes: bytesOf(xml) };
    expect(applies({ purpose: 'SALA', currency: 'EUR', name: 'Ada Debtor' }, { input })).toBe(true);
    expect(applies({ purpose: 'SALA', debtor: { name: 'Carl Creditor & Co' } }, { input })).toBe(false);
    expect(applies({ purpose: 'PENS' }, { input })).toBe(false);
    expect(applies({ currency: 'USD' }, { input })).toBe(false);
  });

  it('selects transactions by their number', () => {
    const rule = { when: { transaction: { every: 2, from: 3 } }, then: [{ reject: { code: 'AC04' } }] };
    const transfers = Array.from({ length: 6 }, () => ({}));
    const { verdict } = clearFile(bulkInput(transfers, { scenario: inForce([rule]) }));
    expect(verdict.reasons.map(({ transactionId }) => transactionId)).toEqual(['TX-4', 'TX-6']);
  });
});
