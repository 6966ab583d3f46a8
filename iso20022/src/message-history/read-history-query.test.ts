import { camt056, pacs002, pacs004 } from '../samples/answers.ts';
import { creditFile } from '../samples/credit-file.ts';
import { pacs003, pain008 } from '../samples/pacs-003.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { readHistoryQuery } from './read-history-query.ts';

const questionOf = (xml: string, most?: number) =>
  readHistoryQuery(new TextEncoder().encode(xml), most === undefined ? {} : { most });

describe('what a message asks of the past', () => {
  it('is whether ids of its payments were used', () => {
    const { messageIds, payments, references, isMore } = questionOf(pacs008());
    expect({ messageIds, references, isMore }).toEqual({
      messageIds: ['ZYDO-20251015-0001'],
      references: [],
      isMore: false,
    });
    expect(payments).toMatchObject([
      { transactionId: 'ZYDO-TX-0001', maker: 'ZYDODEF0XXX', amount: '250.00', settlementDate: '2025-10-16' },
    ]);
  });

  it('and whether a mandate was', () =>
    expect(questionOf(pacs003()).payments).toMatchObject([
      { mandate: 'DE98ZZZ09999999999|mandate-0815', sequence: 'RCUR', maker: 'ZYDODEF0XXX' },
    ]));

  it('asks for the state of the payments it refers to, in messages of every rulebook', () => {
    const original = { originalMessageId: 'ZYDO-20251013-0001', transactionId: 'ZYDO-TX-0001', amount: '250.00' };
    expect(questionOf(camt056()).references).toMatchObject([
      { ...original, reason: 'DUPL', settlementDate: '2025-10-14' },
    ]);
    expect(questionOf(camt056({}, '2021')).references).toMatchObject([original]);
    expect(questionOf(pacs004({}, '2021')).references).toMatchObject([{ settlementDate: '2025-10-14' }]);
  });

  it('names the message the group names, also where no payment is named', () => {
    const originalMessageId = 'ZYDO-20251015-0001';
    expect(questionOf(pacs002()).references).toMatchObject([{ originalMessageId, status: 'RJCT' }]);
    const whole = questionOf(pacs002({ TxInfAndSts: undefined }));
    expect(whole.references).toMatchObject([{ originalMessageId, status: 'PART' }]);
  });

  it('is both in a file of several messages, in whatever order', () => {
    for (const bulks of [
      [pacs008(), camt056()],
      [camt056(), pacs008()],
    ]) {
      const { messageIds, payments, references } = questionOf(creditFile({}, bulks));
      expect(messageIds).toHaveLength(2);
      expect(payments).toMatchObject([{ transactionId: 'ZYDO-TX-0001', maker: 'ZYDODEF0XXX' }]);
      expect(references).toMatchObject([{ originalMessageId: 'ZYDO-20251013-0001', reason: 'DUPL' }]);
    }
  });

  it('is nothing of the ids an order has', () => expect(questionOf(pain008()).payments).toEqual([]));

  it('ends at the maximum and reports that there is more', () => {
    const two = pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0002' });
    expect(questionOf(two, 2)).toMatchObject({ isMore: false, payments: [{}, {}] });
    const one = questionOf(two, 1);
    expect([one.payments.length, one.isMore]).toEqual([1, true]);
  });

  it('is nothing in what is no message', () => {
    expect(questionOf('<a/>')).toEqual({ messageIds: [], payments: [], references: [], isMore: false });
    expect(questionOf('')).toEqual({ messageIds: [], payments: [], references: [], isMore: false });
  });
});
