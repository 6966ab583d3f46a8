import { takeIn } from '../clearing/intake.ts';
import { bulkInput, inputOf } from '../testing/clearing-input.fixture.ts';
import type { BulkSample } from '../testing/credit-transfer.fixture.ts';
import { recallXml, returnXml } from '../testing/r-messages.fixture.ts';
import { wholeBulkFault } from './bulk-checks.ts';

const three = [{ amount: '0.10' }, { amount: '0.20' }, { amount: '999999.99' }];
const faultOf = (bulk: Partial<BulkSample>, changes = {}) => wholeBulkFault(takeIn(bulkInput(three, changes, bulk)));

describe('bulk', () => {
  it('passes without faults', () => {
    expect(faultOf({})).toBeUndefined();
    expect(wholeBulkFault(takeIn(inputOf(returnXml([{}, { transactionId: 'TX-2' }]))))).toBeUndefined();
    expect(wholeBulkFault(takeIn(inputOf(recallXml([{}]))))).toBeUndefined();
  });

  it('must have the right number of transactions (B02)', () => {
    expect(faultOf({ count: '2' })).toMatchObject({
      code: 'B02',
      iso: 'AM18',
      reason: { params: { stated: '2', counted: 3 } },
    });
  });

  it('must have the exact sum (B03)', () => {
    expect(faultOf({ total: '1000000.30' })).toMatchObject({
      code: 'B03',
      reason: { params: { counted: '1000000.29' } },
    });
    expect(faultOf({ total: '1000000.290' })).toMatchObject({ code: 'B03', reason: { params: { rule: 'G-03' } } });
    const xml = returnXml([{}]).replace(
      '<TtlRtrdIntrBkSttlmAmt Ccy="EUR">100.00',
      '<TtlRtrdIntrBkSttlmAmt Ccy="EUR">100.01',
    );
    expect(wholeBulkFault(takeIn(inputOf(xml)))?.code).toBe('B03');
    const recall = recallXml([{}]).replace('</NbOfTxs>', '</NbOfTxs><CtrlSum>99.00</CtrlSum>');
    expect(wholeBulkFault(takeIn(inputOf(recall)))?.code).toBe('B03');
  });

  it('must not be a duplicate (B04)', () => {
    const seenMessage = (id: string) => id === 'MSG-7';
    expect(faultOf({ messageId: 'MSG-7' }, { seenMessage })).toMatchObject({ code: 'B04', iso: 'AM05' });
    expect(faultOf({ messageId: 'MSG-8' }, { seenMessage })).toBeUndefined();
  });

  it("must be addressed to this clearing or, for instant payments, to the creditor's bank (B06)", () => {
    expect(faultOf({ instructed: 'ZYCCESM0' })?.code).toBe('B06');
    expect(faultOf({ instructed: 'ZYBBFRP0XXX' })?.code).toBe('B06');
    const instant = bulkInput([{}], { scheme: 'inst' }, { instructed: 'ZYBBFRP0XXX' });
    expect(wholeBulkFault(takeIn(instant))).toBeUndefined();
  });

  it('must have the right clearing system where it names one (B99)', () => {
    expect(faultOf({ systemCode: 'OTH' })).toMatchObject({ code: 'B99', reason: { params: { expected: 'CBX' } } });
  });

  it('of instant payments contains exactly one (B02)', () => {
    expect(faultOf({}, { scheme: 'inst' })).toMatchObject({ code: 'B02', reason: { textKey: 'engine.notAlone' } });
    expect(wholeBulkFault(takeIn(bulkInput([{}], { scheme: 'inst' })))).toBeUndefined();
  });
});
