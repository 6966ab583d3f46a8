import { pacs002 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { extractPayments } from './extract-payments.ts';

const accountOf = (xml: string, ...wanted: Parameters<typeof extractPayments>[1]) =>
  extractPayments(new TextEncoder().encode(xml), wanted);

describe('what an earlier message tells', () => {
  const two = pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0002', 'CdtTrfTxInf[2]/IntrBkSttlmAmt': '1.00' });

  it('contains the payments of the query, by their most reliable id', () => {
    expect(accountOf(two, { transactionId: 'ZYDO-TX-0002', endToEndId: 'OTHER' })).toMatchObject({
      messageType: 'pacs.008.001.08',
      createdAt: '2025-10-15T10:30:00',
      entries: 2,
      found: [{ amount: '1.00' }],
    });
    expect(accountOf(two, { endToEndId: 'INVOICE-4711' }).found).toHaveLength(2);
    expect(accountOf(two, { transactionId: 'OTHER', endToEndId: 'INVOICE-4711' }).found).toEqual([]);
  });

  it('takes no missing reference for a name', () => {
    const none = pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'NOTPROVIDED' });
    expect(accountOf(none, { endToEndId: 'NOTPROVIDED' }).found).toEqual([]);
  });

  it('says what status a report gives', () => {
    const { group, found } = accountOf(pacs002(), { transactionId: 'ZYDO-TX-0001' });
    expect(group).toEqual({ messageId: 'ZYDO-20251015-0001', status: 'PART' });
    expect(found).toMatchObject([{ status: 'RJCT', reason: 'AC01' }]);
  });
});
