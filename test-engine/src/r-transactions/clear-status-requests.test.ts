import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, textOf } from '../testing/credit-transfer.fixture.ts';
import { instantStatusRequestXml, recallXml, statusRequestXml } from '../testing/r-messages.fixture.ts';

const transfers = [{}, { amount: '7.12' }, { amount: '7.51' }];
const original = { bytes: bytesOf(creditTransferXml({ transfers })), messageType: 'pacs.008.001.08' };

const answersTo = (xml: string, changes: Partial<ClearingInput> = {}) =>
  clearFile(inputOf(xml, { original, ...changes })).answers.map(({ answer, bytes }) => ({
    type: answer.messageType.slice(0, 8),
    text: textOf(bytes),
    bytes,
  }));

const statuses = (text: string) =>
  [...text.matchAll(/<OrgnlTxId>(.*)<\/OrgnlTxId>\s*<TxSts>(.*)<\/TxSts>/g)].map(([, id, status]) => `${id} ${status}`);

describe('status request about a payment', () => {
  it('is accepted, and answered with the status of the requested transactions', () => {
    const requested = ['TX-1', 'TX-2', 'TX-3'].map((transactionId) => ({ transactionId }));
    const [report, status, ...more] = answersTo(statusRequestXml(requested));
    expect(more).toEqual([]);
    expect(report?.text).toContain('<OrgnlMsgId>REQ-1</OrgnlMsgId>');
    expect(status?.text).toContain('<OrgnlMsgId>MSG-1</OrgnlMsgId>');
    expect(statuses(status?.text ?? '')).toEqual(['TX-1 ACCP', 'TX-2 RJCT', 'TX-3 RJCT']);
    expect(status?.text).toContain('<Cd>ED05</Cd>');
  });

  it('may refer to the whole message where the environment accepts what the subset of the scheme does not', () => {
    const xml = statusRequestXml([], {});
    const profile = { ...profileOfInput(inputOf(xml)), overrides: { 'E-02': 'Warning' } as const };
    expect(answersTo(xml)).toHaveLength(1);
    const [, status] = answersTo(xml, { profile });
    expect(status?.text).toContain('<GrpSts>PART</GrpSts>');
    expect(statuses(status?.text ?? '')).toEqual(['TX-2 RJCT', 'TX-3 RJCT']);
  });

  it('is rejected for an unknown message', () => {
    const { verdict, answers } = clearFile(inputOf(statusRequestXml([{ messageId: 'NEVER' }]), { original }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: 'XT74' }] });
    expect(answers).toHaveLength(1);
  });

  it('is answered by the status alone for instant payments, by AG09 for an unknown one', () => {
    const bytes = bytesOf(creditTransferXml({ transfers: [{ amount: '7.41' }], scheme: 'inst' }));
    const known = { scheme: 'inst', original: { bytes, messageType: 'pacs.008.001.08' } } as const;
    const [status, ...more] = answersTo(instantStatusRequestXml({}), known);
    expect(more).toEqual([]);
    expect(status?.text).toContain('<Cd>AB05</Cd>');
    const [unknown] = answersTo(instantStatusRequestXml({ messageId: 'NEVER' }), known);
    expect(unknown?.text).toContain('<OrgnlMsgId>NEVER</OrgnlMsgId>');
    expect(unknown?.text).toContain('<Cd>AG09</Cd>');
  });
});

describe('status request about a recall', () => {
  const chase = statusRequestXml([{ messageId: 'CXL-1', messageName: 'camt.056.001.08' }]);
  const replyFor = (amount: string, remittance: string | undefined, withPayment: boolean) => {
    const recall = { bytes: bytesOf(recallXml([{ amount }])), messageType: 'camt.056.001.08' };
    const bulk = { transfers: [remittance === undefined ? { amount } : { amount, remittance }] };
    const payment = { bytes: bytesOf(creditTransferXml(bulk)), messageType: 'pacs.008.001.08' };
    const [, reply] = answersTo(chase, { original: recall, originals: withPayment ? [payment] : [] });
    const [rTransaction] = parseMessage(reply?.bytes ?? new Uint8Array()).rTransactions;
    return [reply?.type, rTransaction?.reason, rTransaction?.originalMessageId];
  };

  it.each([
    ['5.00', undefined, 'ARDT'],
    ['5.62', undefined, 'CUST'],
    ['5.41', undefined, 'NOAS'],
    ['5.00', 'SIM:RECALL-NO(LEGL)', 'LEGL'],
    ['5.00', 'SIM:SILENT', 'NOAS'],
  ])('%s %s: %s', (amount, remittance, code) => {
    expect(replyFor(amount, remittance, true)).toEqual(['camt.029', code, 'MSG-1']);
    // As in the answer to the recall itself.
    expect(replyFor(amount, remittance, false)).toEqual(['camt.029', 'NOOR', 'MSG-1']);
  });
});
