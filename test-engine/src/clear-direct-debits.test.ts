import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { bulkInput, inputOf, secondsLater } from './testing/clearing-input.fixture.ts';
import { type BulkSample, creditTransferXml, type TransferSample, textOf } from './testing/credit-transfer.fixture.ts';
import { directDebitXml } from './testing/direct-debit.fixture.ts';
import { statusRequestXml } from './testing/r-messages.fixture.ts';

const core: Partial<ClearingInput> = { scheme: 'core' };
const plain = { amount: '50.00' };

const cleared = (payments: readonly TransferSample[], changes = core, bulk: Partial<BulkSample> = {}) =>
  clearFile(bulkInput(payments, changes, bulk));

const faultOf = (bulk: Partial<BulkSample>, changes = core) => {
  const { fileCode, bulkCode, reasons } = cleared([plain], changes, bulk).verdict;
  return [fileCode, bulkCode, reasons[0]?.textKey];
};

describe('a direct debit file without faults', () => {
  const { verdict, answers, settlesAt } = cleared([plain, plain]);

  it('is accepted and settles on its due date', () => {
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', bulkCode: 'B00', messageType: 'pacs.003.001.08' });
    expect(secondsLater(settlesAt ?? '')).toBe(23);
  });

  it('is answered by a file of a debit clearing', () => {
    expect(answers.map(({ answer }) => answer.fileName)).toEqual(['DVF-sample-1.xml']);
    expect(textOf(answers[0]?.bytes ?? new Uint8Array())).toContain('<DtldNbOfTxs>2</DtldNbOfTxs>');
  });
});

describe('a fault', () => {
  it('rejects single transactions', () => {
    const { verdict } = cleared([plain, { debtorIban: 'FR1420041010050500013M02607' }]);
    expect(verdict).toMatchObject({ groupStatus: 'PART', counts: { accepted: 1, rejected: 1 } });
    expect(verdict.reasons[0]).toMatchObject({ trigger: 'AC01', textKey: 'engine.debtorAccountWrong' });
  });

  it('is an unreachable debtor bank; the own bank is known', () => {
    const clearing = { ...bulkInput([plain]).clearing, reachable: ['ZYCCITM0'] };
    const { verdict } = cleared([plain, { debtorBic: 'ZYCCITM0XXX', debtorIban: 'IT60X0542811101000000123456' }], {
      ...core,
      clearing,
    });
    expect(verdict).toMatchObject({ groupStatus: 'PART', counts: { accepted: 1, rejected: 1 } });
    expect(verdict.reasons[0]).toMatchObject({ trigger: 'DNOR', transactionId: 'TX-1' });
  });

  it('is a due date that is today, past, closed or more than two weeks ahead', () => {
    expect(faultOf({ settlementDate: '2026-03-02' })).toEqual(['A00', 'B05', 'engine.dateTooSoon']);
    expect(faultOf({ settlementDate: '2026-02-27' })).toEqual(['A00', 'B05', 'engine.dateGone']);
    expect(faultOf({ settlementDate: '2026-03-07' })).toEqual(['A00', 'B05', 'engine.dateClosed']);
    expect(faultOf({ settlementDate: '2026-03-17' })).toEqual(['A00', 'B05', 'engine.dateFar']);
    expect(cleared([plain], core, { settlementDate: '2026-03-16' }).verdict.groupStatus).toBe('ACCP');
  });

  it('is a bulk of the other scheme, wholly or in part', () => {
    expect(faultOf({}, { scheme: 'b2b' })).toEqual(['A00', 'B00', 'engine.allAccepted']);
    expect(faultOf({ transfers: [plain, { localInstrument: 'B2B' }] })).toEqual(['A00', 'B07', 'engine.kindWrong']);
    expect(faultOf({ transfers: [{ localInstrument: 'COR1' }] })).toEqual(['A00', 'B07', 'engine.kindWrong']);
  });

  it('is a message that the scheme does not exchange', () => {
    const codeOf = (xml: string, changes = core) => clearFile(inputOf(xml, changes)).verdict.reasons[0]?.textKey;
    expect(codeOf(creditTransferXml({ transfers: [plain] }))).toBe('engine.messageNotTaken');
    expect(codeOf(directDebitXml({ transfers: [plain] }), { scheme: 'sct' })).toBe('engine.messageNotTaken');
    expect(codeOf(statusRequestXml([], {}))).toBe('engine.messageNotTaken');
  });
});

describe('later answers', () => {
  it('include a refund after the due date, by command or by cents', () => {
    for (const one of [{ remittance: 'SIM:REFUND(MD06,+3D)' }, { amount: '5.23' }]) {
      const { answers } = cleared([one]);
      expect(answers.map(({ answer }) => answer.messageType)).toEqual(['pacs.002.001.10', 'pacs.004.001.09']);
      expect(answers[1]?.answer.fileName).toBe('SDF-sample-2.xml');
      expect(secondsLater(answers[1]?.answer.dueAt ?? '')).toBe(23 + 60);
      const text = textOf(answers[1]?.bytes ?? new Uint8Array());
      expect(text).toContain('<Nm>Ada Debtor</Nm>');
      expect(text).toContain('<Cd>MD06</Cd>');
      expect(text).toContain('<IntrBkSttlmDt>2026-03-06</IntrBkSttlmDt>');
      expect(text).toContain('<MndtId>MANDATE-1</MndtId>');
    }
  });

  it('include no refund between companies, with a reason', () => {
    const { verdict, answers } = cleared([{ amount: '5.23' }], { scheme: 'b2b' });
    expect(answers).toHaveLength(1);
    expect(verdict.reasons[0]).toMatchObject({ layer: 'magicCents', textKey: 'engine.refundInB2b' });
  });

  it('include a collection of the other side before its due date, with its mandate', () => {
    const { answers } = cleared([{ remittance: 'SIM:MIRROR(2)' }]);
    const [, incoming] = answers;
    expect(incoming?.answer.fileName).toBe('DNF-sample-2.xml');
    expect(secondsLater(incoming?.answer.dueAt ?? '')).toBe(2);
    const { payments, settlementDate } = parseMessage(incoming?.bytes ?? new Uint8Array());
    expect(settlementDate).toBe('2026-03-03');
    expect(payments).toHaveLength(2);
    expect(payments[0]).toMatchObject({
      debtor: { name: 'Carl Creditor & Co' },
      creditor: { name: 'Ada Debtor', bic: 'ZYBBFRP0XXX' },
      collection: { localInstrument: 'CORE', sequence: 'RCUR', signedOn: '2025-03-02' },
    });
    expect(payments[0]?.collection?.mandateId).toBe(payments[0]?.transactionId);
  });

  it('include its cancellation, never after it has settled', () => {
    const { answers } = cleared([{ remittance: 'SIM:RCLL(DUPL,+5D)' }]);
    expect(answers.map(({ answer }) => answer.fileName.slice(0, 3))).toEqual(['DVF', 'DNF', 'DNF']);
    expect(secondsLater(answers[2]?.answer.dueAt ?? '')).toBe(22);
    expect(textOf(answers[2]?.bytes ?? new Uint8Array())).toContain('<OrgnlMsgNmId>pacs.003.001.08</OrgnlMsgNmId>');
  });

  it('include its reversal, for delivered ones', () => {
    const { answers } = cleared([{ remittance: 'SIM:RVSL(MS02,+2D)' }, plain]);
    const [, incoming, reversal] = answers;
    expect(reversal?.answer).toMatchObject({ messageType: 'pacs.007.001.09', fileName: 'SDF-sample-3.xml' });
    expect(secondsLater(reversal?.answer.dueAt ?? '')).toBe(23 + 40 + 1);
    const { payments, messageId } = parseMessage(incoming?.bytes ?? new Uint8Array());
    const [entry, ...others] = parseMessage(reversal?.bytes ?? new Uint8Array()).rTransactions;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      originalMessageId: messageId,
      transactionId: payments[0]?.transactionId,
      reason: 'MS02',
    });
  });

  it('include the report of a failed settlement', () => {
    const { answers } = cleared([{ amount: '5.51' }]);
    expect(answers.map(({ answer }) => answer.fileName.slice(0, 3))).toEqual(['DVF', 'UDF']);
  });
});
