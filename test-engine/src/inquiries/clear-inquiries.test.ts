import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { inputOf, sampleNow, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsIn, errorsInAnswers, rulebooks, versionUnder } from '../testing/errors-in.fixture.ts';
import { claimXml, type InquirySample, valueDateXml } from '../testing/inquiries.fixture.ts';
import { statusRequestXml } from '../testing/r-messages.fixture.ts';

const kinds = { claim: claimXml, 'value date': valueDateXml };
type Kind = keyof typeof kinds;

const inputFor = (
  kind: Kind,
  transfer: TransferSample,
  sample: InquirySample = {},
  rbVersion: ClearingInput['rbVersion'] = '2023',
): ClearingInput => {
  const version = versionUnder(rbVersion);
  const original = {
    bytes: bytesOf(creditTransferXml({ version, transfers: [transfer] })),
    messageType: `pacs.008.001.${version}`,
  };
  const xml = kinds[kind]({ amount: transfer.amount ?? '100.00', rbVersion, ...sample });
  return inputOf(xml, { rbVersion, original });
};

/** The confirmation of the answer, its reason, and the deciding layer. */
const replyTo = (input: ClearingInput) => {
  const [report, reply, ...more] = clearFile(input).answers;
  expect([report?.answer.fileName, more]).toEqual(['QVF-sample-1.xml', []]);
  if (reply === undefined) return undefined;
  expect(reply.answer.fileName).toBe('OQF-sample-2.xml');
  const text = textOf(reply.bytes);
  return [/<Conf>(\w+)</.exec(text)?.[1], /<Rjctd>\s*<Cd>(\w+)</.exec(text)?.[1] ?? '-', reply.answer.reason.layer];
};

describe('inquiry', () => {
  it.each<[string, TransferSample, InquirySample, readonly string[] | undefined, readonly string[] | undefined]>([
    ['there is no command', {}, {}, ['ACNR', '-', 'default'], ['ACVA', '-', 'default']],
    ['the cents refuse recalls', { amount: '5.62' }, {}, ['RJNR', 'RNPR', 'magicCents'], ['RJVA', '-', 'magicCents']],
    ['the cents select silence', { amount: '5.41' }, {}, undefined, undefined],
    [
      'its own command is negative',
      {},
      { note: 'SIM:INQ-NO(RR04)' },
      ['RJNR', 'RR04', 'command'],
      ['RJVA', '-', 'command'],
    ],
    [
      'its own command is positive',
      { amount: '5.62' },
      { note: 'SIM:INQ-OK' },
      ['ACNR', '-', 'command'],
      ['ACVA', '-', 'command'],
    ],
    ['it wants no answer', {}, { note: 'SIM:SILENT' }, undefined, undefined],
    [
      'the command of the original is negative',
      { remittance: 'SIM:INQ-NO' },
      {},
      ['RJNR', 'RNPR', 'command'],
      ['RJVA', '-', 'command'],
    ],
    [
      'recalls are refused by command',
      { remittance: 'SIM:RECALL-NO(LEGL)' },
      {},
      ['ACNR', '-', 'default'],
      ['ACVA', '-', 'default'],
    ],
    ['the original was rejected', { amount: '5.11' }, {}, ['RJNR', 'ARJT', 'check'], ['RJVA', '-', 'check']],
    ['the original failed to settle', { amount: '5.51' }, {}, ['RJNR', 'ARJT', 'check'], ['RJVA', '-', 'check']],
    ['the original was returned', { amount: '5.21' }, {}, ['RJNR', 'ARDT', 'check'], ['RJVA', '-', 'check']],
    ['the transaction is unknown', {}, { transactionId: 'TX-9' }, ['RJNR', 'NOOR', 'check'], ['RJVA', '-', 'check']],
    ['the message is unknown', {}, { messageId: 'NEVER' }, ['RJNR', 'NOOR', 'check'], ['RJVA', '-', 'check']],
  ])('is answered when %s', (_, transfer, sample, claim, valueDate) => {
    expect(replyTo(inputFor('claim', transfer, sample))).toEqual(claim);
    expect(replyTo(inputFor('value date', transfer, sample))).toEqual(valueDate);
  });

  it('is accepted before its date, because business days of an environment may be shorter than calendar days', () => {
    const xml = creditTransferXml({ settlementDate: '2026-03-03', transfers: [{}] });
    const original = { bytes: bytesOf(xml), messageType: 'pacs.008.001.08' };
    expect(replyTo(inputOf(claimXml({ date: '2026-03-03' }), { original }))).toEqual(['ACNR', '-', 'default']);
  });

  it('can have the answer that the value date was correct', () =>
    expect(replyTo(inputFor('value date', {}, { note: 'SIM:INQ-NO(CVAA)' }))?.[0]).toBe('CVAA'));

  it('is accepted at once, answered a business day later, and changes nothing', () => {
    const { verdict, answers, settlesAt, acceptedReferences } = clearFile(inputFor('claim', {}));
    expect(verdict).toMatchObject({
      groupStatus: 'ACCP',
      messageType: 'camt.027.001.07',
      messageId: 'INQ-1',
      reasons: [{ textKey: 'engine.inquiryYesByDefault' }],
    });
    expect(answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([1, 21]);
    expect([settlesAt, acceptedReferences]).toEqual([undefined, undefined]);
  });

  it('has its case and its date in the answer', () => {
    const [, claim] = clearFile(inputFor('claim', {})).answers;
    const replyText = textOf(claim?.bytes ?? new Uint8Array());
    expect(replyText).toMatch(/<RslvdCase>\s*<Id>CASE-1<.*?<BICFI>ZYAADEF0XXX</s);
    expect(replyText).toMatch(/<Accptd>\s*<DtPrcd>\d{4}-\d\d-\d\d<\/DtPrcd>\s*<OrgnlNxtAgt>/);
    const [, valueDate] = clearFile(inputFor('value date', {})).answers;
    expect(textOf(valueDate?.bytes ?? new Uint8Array())).toMatch(/<RsltnRltdInf>\s*<IntrBkSttlmDt>2026-02-27</);
  });

  it('about changing a payment is rejected', () => {
    const xml = valueDateXml().replace('</Mod>', '<TxId>OTHER</TxId></Mod>');
    expect(clearFile(inputOf(xml)).verdict.groupStatus).toBe('RJCT');
  });

  it('about a payment order instead of a payment between banks is rejected', () => {
    const message = '<Initn><OrgnlInstdAmt Ccy="EUR">100.00</OrgnlInstdAmt></Initn>';
    const input = inputOf(claimXml().replace(/<IntrBk>.*<\/IntrBk>/s, message));
    expect(clearFile(input).verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B99' });
  });

  it('about another amount is rejected', () => {
    const { verdict, answers } = clearFile(inputFor('claim', {}, { amount: '99.00' }));
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: 'XT77' }] });
    expect(answers).toHaveLength(1);
  });

  it('is rejected for instant payments and in the version of another rulebook', () => {
    const refused = (changes: Partial<ClearingInput>) => clearFile(inputOf(claimXml(), changes)).verdict.fileCode;
    expect(refused({ scheme: 'inst' })).toBe('A06');
    expect(refused({ scheme: 'core' })).toBe('A06');
    expect(refused({ rbVersion: '2021' })).toBe('A06');
  });
});

describe('status request about an inquiry', () => {
  const request = (amount: string, note: string, isPaymentKnown = true) => {
    const payment = { bytes: bytesOf(creditTransferXml({ transfers: [{ amount }] })), messageType: 'pacs.008.001.08' };
    const claim = { bytes: bytesOf(claimXml({ amount, note })), messageType: 'camt.027.001.07' };
    const originals = isPaymentKnown ? [claim, payment] : [claim];
    const input = inputOf(statusRequestXml([{ messageId: 'INQ-1', messageName: 'camt.027' }]), { originals });
    const result = clearFile(input);
    expect(errorsInAnswers(result, input)).toEqual([]);
    const text = textOf(result.answers[1]?.bytes ?? new Uint8Array());
    return [result.answers.length, /<Conf>(\w+)</.exec(text)?.[1], /<Rjctd>\s*<Cd>(\w+)</.exec(text)?.[1]];
  };

  it.each([
    ['5.41', 'Where is it', 'ACNR', undefined],
    ['5.00', 'SIM:SILENT', 'ACNR', undefined],
    ['5.62', 'Where is it', 'RJNR', 'RNPR'],
  ])('of %s, %s, is answered with %s', (amount, note, word, code) => {
    expect(request(amount, note)).toEqual([2, word, code]);
    expect(request(amount, note, false)).toEqual([2, word, code]);
  });
});

describe.each(rulebooks)('under rulebook %s', (rbVersion) => {
  const samples: readonly [TransferSample, InquirySample][] = [
    [{}, {}],
    [{ amount: '5.62' }, {}],
    [{}, { note: 'SIM:INQ-NO(ARDT)' }],
    [{}, { messageId: 'NEVER' }],
    [{}, { transactionId: 'TX-9' }],
  ];

  it.each(Object.keys(kinds) as Kind[])('an inquiry about a %s and its answer have no errors', (kind) => {
    for (const [transfer, sample] of samples) {
      const input = inputFor(kind, transfer, sample, rbVersion);
      expect(errorsIn(input.bytes, input, sampleNow)).toEqual([]);
      const result = clearFile(input);
      expect(result.answers).toHaveLength(2);
      expect(errorsInAnswers(result, input)).toEqual([]);
    }
  });
});
