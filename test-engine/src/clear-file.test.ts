import { compareDecimals } from '@clearbench/iso20022/decimal';
import { clearFile } from './clear-file.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { bulkInput, inputOf, secondsLater } from './testing/clearing-input.fixture.ts';
import { creditTransferXml, textOf } from './testing/credit-transfer.fixture.ts';

const texts = (input: Parameters<typeof clearFile>[0]) => clearFile(input).answers.map(({ bytes }) => textOf(bytes));
const plain = { amount: '50.00' };

describe('a credit transfer file without faults', () => {
  const { verdict, answers, settlesAt } = clearFile(bulkInput([plain, plain]));

  it('is accepted', () => {
    expect(verdict).toMatchObject({
      groupStatus: 'ACCP',
      fileCode: 'A00',
      bulkCode: 'B00',
      counts: { transactions: 2, accepted: 2, rejected: 0 },
      messageType: 'pacs.008.001.08',
      messageId: 'MSG-1',
    });
    expect(verdict.reasons).toEqual([expect.objectContaining({ layer: 'default', textKey: 'engine.allAccepted' })]);
  });

  it.each([
    ['Überweisung Mai.xml', 'CVF-Überweisung Mai-1.xml'],
    ['no ending', 'CVF-no ending-1.xml'],
    [`${'a'.repeat(89)}😀 and more.xml`, `CVF-${'a'.repeat(89)}-1.xml`],
  ])('is answered with a name that contains that of the file: %s', (fileName, answered) => {
    const result = clearFile({ ...bulkInput([{ amount: '1.00' }]), fileName });
    expect(result.answers[0]?.answer.fileName).toBe(answered);
  });

  it('is answered a second later, and settles after that', () => {
    expect(answers).toHaveLength(1);
    expect(answers[0]?.answer).toMatchObject({
      answerId: 'a1',
      fileName: 'CVF-sample-1.xml',
      messageType: 'pacs.002.001.10',
    });
    expect(secondsLater(answers[0]?.answer.dueAt ?? '')).toBe(1);
    expect(secondsLater(settlesAt ?? '')).toBe(3);
  });

  it('is answered with counts and sums, without transactions', () => {
    const text = textOf(answers[0]?.bytes ?? new Uint8Array());
    expect(text).toContain('<OrgnlMsgId>MSG-1</OrgnlMsgId>');
    expect(text).toContain('<OrgnlCtrlSum>100.00</OrgnlCtrlSum>');
    expect(text).toContain('<DtldNbOfTxs>2</DtldNbOfTxs>');
    expect(text).not.toContain('TxInfAndSts');
  });
});

describe('a bulk with faulty transactions', () => {
  const faulty = { creditorIban: 'FR1420041010050500013M02607' };

  it('is partly accepted', () => {
    const { verdict, answers } = clearFile(bulkInput([plain, faulty, plain]));
    expect(verdict).toMatchObject({ groupStatus: 'PART', bulkCode: 'B01', counts: { accepted: 2, rejected: 1 } });
    expect(verdict.reasons[0]).toMatchObject({ layer: 'check', trigger: 'AC01', transactionId: 'TX-2' });
    const text = textOf(answers[0]?.bytes ?? new Uint8Array());
    expect(text).toContain('<OrgnlTxId>TX-2</OrgnlTxId>');
    expect(text).not.toContain('<OrgnlTxId>TX-1</OrgnlTxId>');
  });

  it('is rejected when all its transactions are faulty', () => {
    const { verdict, settlesAt } = clearFile(bulkInput([faulty, faulty]));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B08', counts: { accepted: 0, rejected: 2 } });
    expect(settlesAt).toBeUndefined();
  });

  it('is rejected with more than 999 faulty ones, each named, without later answers', () => {
    const returned = { amount: '3.21' };
    const { verdict, answers } = clearFile(bulkInput([returned, ...Array.from({ length: 1000 }, () => faulty)]));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B08', counts: { accepted: 0, rejected: 1001 } });
    expect(verdict.reasons[0]).toMatchObject({ trigger: 'B08', params: { faulty: 1000 } });
    expect(verdict.reasons).toHaveLength(50);
    expect(verdict.reasons.at(-1)).toMatchObject({ textKey: 'engine.moreReasons' });
    expect(answers).toHaveLength(1);
    expect(textOf(answers[0]?.bytes ?? new Uint8Array()).match(/<TxInfAndSts>/g)).toHaveLength(1000);
    expect(clearFile(bulkInput([plain, ...Array.from({ length: 999 }, () => faulty)])).verdict.groupStatus).toBe(
      'PART',
    );
  });

  it('ignores the scenario of a faulty transaction', () => {
    const { answers } = clearFile(bulkInput([plain, { ...faulty, remittance: 'SIM:RTRN(AC04)' }]));
    expect(answers.map(({ answer }) => answer.messageType)).toEqual(['pacs.002.001.10']);
  });
});

describe('a file or bulk that is rejected as a whole', () => {
  it('is answered by one report with the clearing code and the ISO code', () => {
    const { verdict, answers, settlesAt } = clearFile(bulkInput([plain], {}, { count: '7' }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', fileCode: 'A00', bulkCode: 'B02', counts: { rejected: 1 } });
    const text = textOf(answers[0]?.bytes ?? new Uint8Array());
    expect(text).toContain('<GrpSts>RJCT</GrpSts>');
    expect(text).toContain('<Prtry>B02</Prtry>');
    expect(text).toContain('<AddtlInf>AM18: The number of transactions in the header is 7');
    expect(settlesAt).toBeUndefined();
  });

  it('is confirmed negatively with FF01 in the group if it is an instant payment with a wrong structure', () => {
    const [text] = texts(bulkInput([plain], { scheme: 'inst', messageErrors: 2 }));
    expect(text).toContain('<Cd>FF01</Cd>');
    for (const absent of ['AddtlInf', 'TxInfAndSts', 'OrgnlNbOfTxs']) expect(text).not.toContain(absent);
  });

  it('is answered even when nothing of it can be parsed', () => {
    const { verdict, answers } = clearFile(inputOf('this is no XML'));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', fileCode: 'A07' });
    expect(answers[0]?.answer.fileName).toBe('CVF-sample-1.xml');
    expect(textOf(answers[0]?.bytes ?? new Uint8Array())).toContain('<OrgnlMsgId>NOTPROVIDED</OrgnlMsgId>');
  });
});

describe('later answers', () => {
  it('combine payments that are due together, with exact totals', () => {
    const transfers = [{ amount: '0.21' }, { amount: '0.22' }, { amount: '1.00', remittance: 'SIM:RTRN(MD07,+2D)' }];
    const { answers, settlesAt } = clearFile(bulkInput(transfers));
    expect(answers.map(({ answer }) => [answer.messageType, secondsLater(answer.dueAt)])).toEqual([
      ['pacs.002.001.10', 1],
      ['pacs.004.001.09', 23],
      ['pacs.004.001.09', 43],
    ]);
    expect(answers[1]?.answer.reason.params.count).toBe(2);
    const bundle = parseMessage(answers[1]?.bytes ?? new Uint8Array());
    expect(bundle.rTransactions.map(({ transactionId, reason }) => [transactionId, reason])).toEqual([
      ['TX-1', 'AC04'],
      ['TX-2', 'MD07'],
    ]);
    expect(bundle).toMatchObject({ count: '2', settlementDate: '2026-03-03', sums: [{ text: '0.43' }] });
    expect(secondsLater(settlesAt ?? '')).toBe(3);
  });

  it('mirror a transfer with exchanged parties and own references', () => {
    const { answers } = clearFile(bulkInput([{ amount: '8.00', remittance: 'SIM:MIRROR(3)' }]));
    const { payments, count } = parseMessage(answers[1]?.bytes ?? new Uint8Array());
    expect(count).toBe('3');
    expect(new Set(payments.map(({ transactionId }) => transactionId)).size).toBe(3);
    expect(payments[0]).toMatchObject({
      debtor: { iban: 'FR1420041010050500013M02606', bic: 'ZYBBFRP0XXX' },
      creditor: { iban: 'DE89370400440532013000', bic: 'ZYAADEF0XXX' },
      amount: { text: '8.00' },
    });
  });

  it('mirror instant payments one by one', () => {
    const { answers } = clearFile(bulkInput([{ amount: '8.00', remittance: 'SIM:MIRROR(3)' }], { scheme: 'inst' }));
    expect(answers.map(({ bytes }) => parseMessage(bytes).payments.length)).toEqual([0, 1, 1, 1]);
  });

  it('recall exactly the mirrored transfer', () => {
    const { answers } = clearFile(bulkInput([{ amount: '4.31' }]));
    const incoming = parseMessage(answers[1]?.bytes ?? new Uint8Array());
    const recall = parseMessage(answers[2]?.bytes ?? new Uint8Array());
    expect(recall.rTransactions[0]).toMatchObject({
      originalMessageId: incoming.messageId,
      transactionId: incoming.payments[0]?.transactionId,
      originalAmount: { text: '4.31' },
      reason: 'DUPL',
    });
  });

  it('report a failed settlement at the time of settlement, and settle nothing when all fail', () => {
    const { answers, settlesAt } = clearFile(bulkInput([plain, { amount: '7.51' }]));
    expect(answers[1]?.answer).toMatchObject({ fileName: 'RSF-sample-2.xml', dueAt: settlesAt });
    expect(clearFile(bulkInput([{ amount: '7.51' }])).settlesAt).toBeUndefined();
  });

  it('are split into parts of the requested size', () => {
    const transfers = Array.from({ length: 7 }, (_, index) => ({
      amount: '1.21',
      ...(index === 0 ? { amount: '1.00', remittance: 'SIM:RTRN(AC04) SIM:SPLIT(3)' } : {}),
    }));
    const [, ...returns] = clearFile(bulkInput(transfers)).answers;
    expect(returns.map(({ bytes }) => parseMessage(bytes).rTransactions.length)).toEqual([3, 3, 1]);
    expect(new Set(returns.map(({ bytes }) => parseMessage(bytes).messageId)).size).toBe(3);
  });
});

describe('scenarios for the whole file', () => {
  it('suppress all answers, with a reason', () => {
    const { answers, silence, settlesAt } = clearFile(bulkInput([plain, { amount: '5.00', remittance: 'SIM:SILENT' }]));
    expect(answers).toEqual([]);
    expect(settlesAt).toBeUndefined();
    expect(silence).toMatchObject({ layer: 'command', trigger: 'SIM:SILENT', transactionId: 'TX-2' });
  });

  it('apply to the file only where all its amounts agree', () => {
    const { answers, verdict, silence } = clearFile(bulkInput([plain, { amount: '5.41' }]));
    expect(silence).toBeUndefined();
    expect(answers).toHaveLength(1);
    expect(verdict.reasons).toContainEqual(expect.objectContaining({ textKey: 'engine.notAllAsk', trigger: '.41' }));
    expect(clearFile(bulkInput([{ amount: '1.41' }, { amount: '5.41' }])).silence?.trigger).toBe('.41');
  });

  it('repeat the same bytes', () => {
    const { answers } = clearFile(bulkInput([{ amount: '5.00', remittance: 'SIM:DUP(3)' }]));
    expect(answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ bytes }) => textOf(bytes))).size).toBe(1);
    expect(answers[1]?.answer.reason.trigger).toBe('SIM:DUP(3)');
  });

  it('corrupt as requested', () => {
    const spoilt = (what: string) =>
      clearFile(bulkInput([{ amount: '5.00', remittance: `SIM:RTRN SIM:CORRUPT(${what})` }])).answers;
    const [, sum] = spoilt('SUM').map(({ bytes }) => parseMessage(bytes));
    expect(sum?.sums[0] && compareDecimals(sum.sums[0].value, { units: 501n, scale: 2 })).toBe(0);
    expect(spoilt('XML').map(({ bytes }) => parseMessage(bytes).wellFormed)).toEqual([false, false]);
    expect(spoilt('HDR').map(({ bytes }) => parseMessage(bytes).instructed)).toEqual(['ZYZZDEX0XXX', 'ZYZZDEX0XXX']);
  });

  it('time an instant payment out', () => {
    const { answers, verdict, settlesAt } = clearFile(bulkInput([{ amount: '5.41' }], { scheme: 'inst' }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', counts: { rejected: 1 } });
    expect(settlesAt).toBeUndefined();
    expect(secondsLater(answers[0]?.answer.dueAt ?? '')).toBe(20);
    expect(textOf(answers[0]?.bytes ?? new Uint8Array())).toContain('<Cd>AB05</Cd>');
  });
});

describe('rulebooks with messages of 2009', () => {
  it('are answered in their versions and names', () => {
    const transfers = [{ amount: '1.21' }, { amount: '2.00', remittance: 'SIM:RCLL(TECH)' }, { amount: '4.11' }];
    const xml = creditTransferXml({ transfers, version: '02' });
    const all = clearFile(inputOf(xml, { rbVersion: '2021' })).answers;
    expect(all.map(({ answer }) => answer.messageType)).toEqual([
      'pacs.002.001.03',
      'pacs.008.001.02',
      'pacs.004.001.02',
      'camt.056.001.01',
    ]);
    const text = all.map(({ bytes }) => textOf(bytes)).join('');
    expect(text).toContain('<BIC>ZYCLFRP0</BIC>');
    expect(text).toContain('<BICOrBEI>');
    expect(text).toContain('<Prtry>TECH</Prtry>');
    expect(text).not.toMatch(/BICFI|AnyBIC|<Pty>/);
  });
});
