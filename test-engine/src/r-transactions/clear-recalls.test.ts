import { clearFile } from '../clear-file.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput, inputOf, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { type RTransactionSample, recallXml } from '../testing/r-messages.fixture.ts';

const originalOf = (transfer: TransferSample) => ({
  bytes: bytesOf(creditTransferXml({ transfers: [transfer] })),
  messageType: 'pacs.008.001.08',
});

/** Message and reason code of the answer after the status report. */
const replyTo = (transfer: TransferSample, recall: RTransactionSample = {}) => {
  const sample = { amount: transfer.amount ?? '100.00', ...recall };
  const [report, reply] = clearFile(inputOf(recallXml([sample]), { original: originalOf(transfer) })).answers;
  expect(report?.answer.fileName).toBe('CVF-sample-1.xml');
  return (
    reply && [
      reply.answer.messageType.slice(0, 8),
      parseMessage(reply.bytes).rTransactions[0]?.reason,
      reply.answer.reason.layer,
    ]
  );
};

describe('recall', () => {
  it.each<[string, TransferSample, RTransactionSample, readonly string[] | undefined]>([
    ['there is no command', {}, {}, ['pacs.004', 'FOCR', 'default']],
    ['the cents say yes', { amount: '5.61' }, {}, ['pacs.004', 'FOCR', 'magicCents']],
    ['the cents say no', { amount: '5.62' }, {}, ['camt.029', 'CUST', 'magicCents']],
    ['the cents select silence', { amount: '5.41' }, {}, undefined],
    [
      'the command of the original is negative',
      { remittance: 'SIM:RECALL-NO(LEGL)' },
      {},
      ['camt.029', 'LEGL', 'command'],
    ],
    ['the original is silent', { remittance: 'SIM:SILENT' }, {}, undefined],
    [
      'the command of the recall is negative',
      { amount: '5.61' },
      { note: 'SIM:RECALL-NO(AC04)' },
      ['camt.029', 'AC04', 'command'],
    ],
    ['the recall wants no answer', {}, { note: 'SIM:SILENT' }, undefined],
    ['the original was rejected', { amount: '5.11' }, {}, ['camt.029', 'NOOR', 'check']],
    ['the original failed to settle', { amount: '5.51' }, {}, ['camt.029', 'NOOR', 'check']],
    ['the original was returned', { amount: '5.21' }, {}, ['camt.029', 'ARDT', 'check']],
    ['the transaction is unknown', {}, { transactionId: 'TX-9' }, ['camt.029', 'NOOR', 'check']],
    ['the message is unknown', {}, { messageId: 'NEVER' }, ['camt.029', 'NOOR', 'check']],
  ])('is answered when %s', (_, transfer, recall, reply) => expect(replyTo(transfer, recall)).toEqual(reply));

  it('is accepted at once and answered a business day later', () => {
    const { verdict, answers, settlesAt } = clearFile(inputOf(recallXml([{}]), { original: originalOf({}) }));
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', reasons: [{ textKey: 'engine.recallYesByDefault' }] });
    expect(answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([1, 21]);
    expect(settlesAt).toBeUndefined();
  });

  it('is answered with the amount minus the charges', () => {
    const transfer = { remittance: 'SIM:RECALL-OK(C2.50)' };
    const { answers } = clearFile(inputOf(recallXml([{}]), { original: originalOf(transfer) }));
    const { rTransactions, sums } = parseMessage(answers[1]?.bytes ?? new Uint8Array());
    expect(sums[0]?.text).toBe('97.50');
    expect(rTransactions[0]).toMatchObject({
      returned: { text: '97.50' },
      originalAmount: { text: '100.00' },
      note: 'C-1',
    });
    expect(textOf(answers[1]?.bytes ?? new Uint8Array())).toContain('<ChrgsInf>');
  });

  it('is answered without charges that would exceed the amount', () => {
    const transfer = { amount: '2.00', remittance: 'SIM:RECALL-OK(C2.00)' };
    const { answers, verdict } = clearFile(
      inputOf(recallXml([{ amount: '2.00' }]), { original: originalOf(transfer) }),
    );
    expect(parseMessage(answers[1]?.bytes ?? new Uint8Array()).rTransactions[0]?.returned?.text).toBe('2.00');
    expect(verdict.reasons[0]?.textKey).toBe('engine.chargesTooHigh');
  });

  it.each<[RTransactionSample, string]>([
    [{ amount: '99.00' }, 'XT77'],
    [{ reason: 'AC04' }, 'XT76'],
  ])('%j is rejected with %s', (sample, code) => {
    const { verdict, answers } = clearFile(inputOf(recallXml([sample]), { original: originalOf({}) }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: code }] });
    expect(answers).toHaveLength(1);
  });

  it('is accepted from the payer only', () => {
    const paid = clearFile(bulkInput([{ amount: '12.00', remittance: 'SIM:MIRROR' }]));
    const delivered = paid.answers.find(({ answer }) => answer.messageType === 'pacs.008.001.08');
    const bytes = delivered?.bytes ?? new Uint8Array();
    const [incoming] = parseMessage(bytes).payments;
    const sample = {
      messageId: delivered?.answer.messageId ?? '',
      transactionId: incoming?.transactionId ?? '',
      amount: '12.00',
      date: incoming?.settlementDate ?? '',
    };
    const original = { bytes, messageType: 'pacs.008.001.08' };
    const { verdict, answers } = clearFile(inputOf(recallXml([sample]), { original }));
    expect(verdict.reasons[0]).toMatchObject({ trigger: 'NOOR', textKey: 'engine.recallOfIncoming' });
    expect(parseMessage(answers[1]?.bytes ?? new Uint8Array()).rTransactions[0]?.reason).toBe('NOOR');
  });

  it('of one transaction cannot be repeated in another message', () => {
    const original = originalOf({});
    const { acceptedReferences = [] } = clearFile(inputOf(recallXml([{}]), { original }));
    const { verdict } = clearFile(inputOf(recallXml([{}]), { original, earlierReferences: acceptedReferences }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ textKey: 'engine.referredBefore' }] });
  });

  it('of one transaction counts once', () => {
    const { verdict } = clearFile(inputOf(recallXml([{}, {}]), { original: originalOf({}) }));
    expect(verdict).toMatchObject({ groupStatus: 'PART', reasons: [{ trigger: 'XT75' }, {}] });
  });

  it('may refer to several instant payments, each in a message of its own', () => {
    const ids = ['MSG-1', 'MSG-2'];
    const originals = ids.map((messageId) => ({
      bytes: bytesOf(creditTransferXml({ scheme: 'inst', messageId, transfers: [{}] })),
      messageType: 'pacs.008.001.08',
    }));
    const recall = recallXml(ids.map((messageId) => ({ messageId })));
    const { verdict, answers } = clearFile(inputOf(recall, { scheme: 'inst', originals }));
    expect(verdict).toMatchObject({ groupStatus: 'ACCP' });
    const replies = answers.filter(({ answer }) => answer.messageType.startsWith('pacs.004'));
    const reasons = replies.flatMap(({ bytes }) => parseMessage(bytes).rTransactions.map(({ reason }) => reason));
    expect(reasons).toEqual(['FOCR', 'FOCR']);
  });
});
