import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput, inputOf, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf } from '../testing/credit-transfer.fixture.ts';
import { directDebitXml, sampleDueDate } from '../testing/direct-debit.fixture.ts';
import { type RTransactionSample, rejectXml, returnXml, reversalXml } from '../testing/r-messages.fixture.ts';

const messageType = 'pacs.003.001.08';
const core: Partial<ClearingInput> = { scheme: 'core' };

/** A collection that the clearing delivered to the user, and an entry about it. */
const delivered = () => {
  const { answers } = clearFile(bulkInput([{ remittance: 'SIM:MIRROR' }], core));
  const bytes = answers[1]?.bytes ?? new Uint8Array();
  const { messageId = '', payments } = parseMessage(bytes);
  const about = {
    messageId,
    messageName: messageType,
    transactionId: payments[0]?.transactionId ?? '',
    date: sampleDueDate,
  };
  return { original: { bytes, messageType }, about };
};

const verdictOn = (xml: (about: RTransactionSample) => string, changes = core) => {
  const { original, about } = delivered();
  return clearFile(inputOf(xml(about), { ...changes, original }));
};

const codeOf = (xml: (about: RTransactionSample) => string, changes = core) =>
  verdictOn(xml, changes).verdict.reasons[0]?.trigger;

describe("debtor's bank", () => {
  it('rejects a notified collection', () => {
    const { verdict, answers, settlesAt, acceptedReferences } = verdictOn((about) => rejectXml([about]));
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', messageType: 'pacs.002.001.10' });
    expect(answers.map(({ answer }) => answer.fileName)).toEqual(['DVF-sample-1.xml']);
    expect(settlesAt).toBeUndefined();
    expect(acceptedReferences).toHaveLength(1);
  });

  it('must give a reason of the scheme and a negative status', () => {
    expect(codeOf((about) => rejectXml([{ ...about, reason: 'FOCR' }]))).toBe('XT76');
    expect(codeOf((about) => rejectXml([{ ...about, status: 'ACCP' }]))).toBe('XT76');
    expect(codeOf((about) => rejectXml([{ ...about, transactionId: 'OTHER' }]))).toBe('XT74');
    expect(codeOf((about) => rejectXml([about, about]))).toBe('XT75');
  });

  it('returns and refunds a settled collection one business day later', () => {
    const { verdict, settlesAt } = verdictOn((about) => returnXml([{ ...about, reason: 'MD06' }]));
    expect(verdict.groupStatus).toBe('ACCP');
    expect(secondsLater(settlesAt ?? '')).toBe(23);
  });

  it('gives AC13, the debtor is a consumer, for B2B direct debits only', () => {
    const returned = (about: RTransactionSample) => returnXml([{ ...about, reason: 'AC13' }]);
    const rejected = (about: RTransactionSample) => rejectXml([{ ...about, reason: 'AC13' }]);
    expect(codeOf(returned)).toBe('XT76');
    expect(codeOf(rejected)).toBe('XT76');
    const b2b = { scheme: 'b2b' } as const;
    expect(verdictOn(returned, b2b).verdict.groupStatus).toBe('ACCP');
    expect(verdictOn(rejected, b2b).verdict.groupStatus).toBe('ACCP');
  });

  it('refunds nothing between companies', () =>
    expect(codeOf((about) => returnXml([{ ...about, reason: 'MD06' }]), { scheme: 'b2b' })).toBe('XT76'));

  it('adds a compensation to refunds only', () => {
    const refund = { reason: 'MD01', returned: '101.50', compensation: '1.50' };
    expect(verdictOn((about) => returnXml([{ ...about, ...refund }])).verdict.groupStatus).toBe('ACCP');
    expect(codeOf((about) => returnXml([{ ...about, ...refund, reason: 'AC04' }]))).toBe('XT77');
    expect(codeOf((about) => returnXml([{ ...about, returned: '101.50' }]))).toBe('XT77');
  });
});

describe("creditor's bank", () => {
  const original = { bytes: bytesOf(directDebitXml({ transfers: [{}, { amount: '7.11' }] })), messageType };
  const reversed = (sample: RTransactionSample) =>
    clearFile(
      inputOf(reversalXml([{ messageName: messageType, date: sampleDueDate, ...sample }]), { ...core, original }),
    );

  it('reverses a settled collection', () => {
    const { verdict, settlesAt } = reversed({});
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', messageType: 'pacs.007.001.09' });
    expect(settlesAt).toBeDefined();
  });

  it.each([
    ['AC01', { reason: 'AC01' }, 'XT76'],
    ['another amount', { returned: '99.00' }, 'XT77'],
    ['a rejected collection', { transactionId: 'TX-2', amount: '7.11' }, 'XT75'],
    ['an unknown collection', { messageId: 'NEVER' }, 'XT74'],
  ])('cannot reverse %s', (_, sample, code) => {
    expect(reversed(sample).verdict.reasons[0]?.trigger).toBe(code);
  });
});
