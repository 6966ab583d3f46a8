import { takeIn } from '../clearing/intake.ts';
import { transactionResultsOf } from '../clearing/transaction-result.ts';
import { bulkInput } from '../testing/clearing-input.fixture.ts';
import type { TransferSample } from '../testing/credit-transfer.fixture.ts';

const codesOf = (transfers: readonly TransferSample[], changes = {}) => {
  const intake = takeIn(bulkInput(transfers, changes));
  return transactionResultsOf(intake, intake.message.payments).map(({ rejection }) => rejection?.code);
};
const codeOf = (transfer: TransferSample, changes = {}) => codesOf([transfer], changes)[0];

describe('credit transfer', () => {
  it('passes without faults', () => expect(codeOf({})).toBeUndefined());

  it.each([
    [{ amount: '0.00' }, 'AM01'],
    [{ amount: '-5.00' }, 'AM01'],
    [{ currency: 'USD' }, 'AM03'],
    [{ amount: '1.001' }, 'AM03'],
    [{ amount: '1000000000.00' }, 'AM02'],
    [{ amount: '999999999.99' }, undefined],
    [{ creditorIban: 'FR1420041010050500013M02607' }, 'AC01'],
    [{ debtorIban: 'DE8937040044053201300' }, 'AC01'],
    [{ debtorIban: '' }, 'AC01'],
    [{ creditorBic: 'ZY' }, 'RC01'],
  ])('%j: %s', (transfer, code) => expect(codeOf(transfer)).toBe(code));

  it('as an instant payment has a limit until rulebook 2025', () => {
    const high = { amount: '100000.01' };
    expect(codeOf(high, { scheme: 'inst' })).toBe('AM02');
    expect(codeOf({ amount: '100000.00' }, { scheme: 'inst' })).toBeUndefined();
    expect(codeOf(high, { scheme: 'inst', rbVersion: '2025' })).toBeUndefined();
  });

  it('needs reachable banks, except the own one', () => {
    const clearing = { ...bulkInput([{}]).clearing, reachable: ['ZYBBFRP0'] };
    expect(codeOf({}, { clearing })).toBeUndefined();
    expect(codeOf({ creditorBic: 'ZYCCESM0XXX' }, { clearing })).toBe('CNOR');
    const intake = takeIn(bulkInput([{}], { clearing, sender: { bic: 'ZYZZFRP0', testCode: 'T' } }));
    expect(transactionResultsOf(intake, intake.message.payments)[0]?.rejection?.code).toBe('DNOR');
  });

  it('has a unique id in the bulk', () => {
    const same = { transactionId: 'SAME' };
    expect(codesOf([same, {}, same, same])).toEqual([undefined, undefined, 'AM05', 'AM05']);
  });

  it('is checked before its scenario', () => {
    expect(codeOf({ creditorIban: 'XX', remittance: 'SIM:RJCT(AM04)' })).toBe('AC01');
  });
});
