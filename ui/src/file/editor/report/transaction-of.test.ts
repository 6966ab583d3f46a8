import { knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import { transactionLocation, transactionNames, transactionOf } from './transaction-of.ts';

const payment = '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[12]';

describe('the transaction of a finding', () => {
  it('is in its path', () => {
    expect(transactionOf(`${payment}/PmtId/TxId`)).toBe(payment);
    expect(transactionOf(payment)).toBe(payment);
    expect(transactionOf('/Document/FIToFICstmrCdtTrf/GrpHdr/TtlIntrBkSttlmAmt')).toBeUndefined();
    expect(transactionOf('/Document/X/TxInfOther[1]/A')).toBeUndefined();
    expect(transactionOf('')).toBeUndefined();
  });

  it('is the outermost of several', () =>
    expect(transactionOf('/Document/A/Ntry[2]/NtryDtls/TxInf[3]/B')).toBe('/Document/A/Ntry[2]'));

  it('has a number, with its batch if there are several', () => {
    expect(transactionLocation(payment)).toEqual({ number: 12, within: '' });
    expect(transactionLocation('/Document/A/PmtInf[2]/CdtTrfTxInf[3]')).toEqual({ number: 3, within: 'PmtInf[2]' });
    expect(transactionLocation('/Document/A/TxInf')).toEqual({ number: 1, within: '' });
  });

  it('is recognised in every message that has transactions', () => {
    const names = new Set(knownMessages.map((message) => messageModel(message)?.transaction ?? ''));
    expect([...names].filter((name) => name !== '' && !transactionNames.includes(name))).toEqual([]);
  });
});
