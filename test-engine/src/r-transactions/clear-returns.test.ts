import { clearFile } from '../clear-file.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput, inputOf, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, textOf } from '../testing/credit-transfer.fixture.ts';
import { type RTransactionSample, returnXml } from '../testing/r-messages.fixture.ts';

const transfers = [{}, { amount: '7.11' }, { amount: '30.00' }];
const original = { bytes: bytesOf(creditTransferXml({ transfers })), messageType: 'pacs.008.001.08' };
const clear = (samples: readonly RTransactionSample[], changes = {}) =>
  clearFile(inputOf(returnXml(samples), { original, ...changes }));

/** The code and the key of the first reason. */
const faultOf = (sample: RTransactionSample, changes = {}) => {
  const [reason] = clear([sample], changes).verdict.reasons;
  return [reason?.trigger, reason?.textKey];
};

describe('return by the user', () => {
  it('is accepted and settles', () => {
    const { verdict, answers, settlesAt } = clear([{}, { transactionId: 'TX-3', amount: '30.00' }]);
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', bulkCode: 'B00', counts: { accepted: 2 } });
    expect(answers.map(({ answer }) => answer.messageType)).toEqual(['pacs.002.001.10']);
    expect(secondsLater(settlesAt ?? '')).toBe(3);
  });

  it.each<[RTransactionSample, string, string]>([
    [{ messageId: 'NEVER' }, 'XT74', 'engine.originalUnknown'],
    [{ transactionId: 'TX-9' }, 'XT74', 'engine.transactionUnknown'],
    [{ amount: '99.00' }, 'XT77', 'engine.originalAmountDiffers'],
    [{ date: '2026-02-27' }, 'XT77', 'engine.originalDateDiffers'],
    [{ returned: '99.00' }, 'XT77', 'engine.returnedDiffers'],
    [{ returned: '99.00', charges: '1.00' }, 'XT77', 'engine.returnedDiffers'],
    [{ transactionId: 'TX-2', amount: '7.11' }, 'XT75', 'engine.originalRejected'],
    [{ reason: 'ED05' }, 'XT76', 'engine.reasonWrong'],
  ])('%j is rejected with %s', (sample, code, textKey) => {
    expect(faultOf(sample)).toEqual([code, textKey]);
    const { verdict, answers, settlesAt } = clear([sample]);
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', bulkCode: 'B08' });
    expect(textOf(answers[0]?.bytes ?? new Uint8Array())).toContain(`<Prtry>${code}</Prtry>`);
    expect(textOf(answers[0]?.bytes ?? new Uint8Array())).toContain('<OrgnlTxId>R-1</OrgnlTxId>');
    expect(settlesAt).toBeUndefined();
  });

  it('may keep charges when it answers a recall', () => {
    expect(clear([{ returned: '97.50', charges: '2.50', reason: 'FOCR', note: 'C-1' }]).verdict.groupStatus).toBe(
      'ACCP',
    );
  });

  it('of the same transaction counts once', () => {
    const { verdict } = clear([{}, {}]);
    expect(verdict).toMatchObject({ groupStatus: 'PART', reasons: [{ trigger: 'XT75', transactionId: 'R-2' }] });
  });

  it('of the same transaction counts once over all messages, with any of its ids', () => {
    const earlierReferences = clear([{}]).acceptedReferences ?? [];
    expect(earlierReferences).toEqual([{ originalMessageId: 'MSG-1', transactionIds: ['TX-1'] }]);
    expect(faultOf({}, { earlierReferences })).toEqual(['XT75', 'engine.referredBefore']);
    const byOtherId = returnXml([{}]).replace('<OrgnlTxId>TX-1</OrgnlTxId>', '');
    const { verdict } = clearFile(inputOf(byOtherId, { original, earlierReferences }));
    expect(verdict.reasons[0]).toMatchObject({ trigger: 'XT75', textKey: 'engine.referredBefore' });
    expect(clear([{ transactionId: 'TX-3', amount: '30.00' }], { earlierReferences }).verdict.groupStatus).toBe('ACCP');
  });

  it('that was rejected does not count', () => {
    expect(clear([{ amount: '99.00' }]).acceptedReferences).toBeUndefined();
    expect(clear([{ amount: '99.00' }, { transactionId: 'TX-3', amount: '30.00' }]).acceptedReferences).toEqual([
      { originalMessageId: 'MSG-1', transactionIds: ['TX-3'] },
    ]);
  });

  it('of a payment delivered by the clearing is compared with it', () => {
    const paid = clearFile(bulkInput([{ amount: '12.00', remittance: 'SIM:MIRROR' }]));
    const delivered = paid.answers.find(({ answer }) => answer.messageType === 'pacs.008.001.08');
    const [incoming] = parseMessage(delivered?.bytes ?? new Uint8Array()).payments;
    const messageId = delivered?.answer.messageId ?? '';
    const own = {
      messageId,
      transactionId: incoming?.transactionId ?? '',
      amount: '12.00',
      date: incoming?.settlementDate ?? '',
    };
    const known = { original: { bytes: delivered?.bytes ?? new Uint8Array(), messageType: 'pacs.008.001.08' } };
    const sent = (sample: RTransactionSample) =>
      clearFile(inputOf(returnXml([sample]).replace(/(<OrgnlEndToEndId>)[^<]*/, `$1${own.transactionId}`), known));
    expect(sent(own).verdict.groupStatus).toBe('ACCP');
    expect(sent({ ...own, amount: '11.00' }).verdict.reasons[0]).toMatchObject({ trigger: 'XT77' });
    expect(sent({ ...own, transactionId: `${own.transactionId}0` }).verdict.reasons[0]).toMatchObject({
      trigger: 'XT74',
      textKey: 'engine.transactionUnknown',
    });
  });

  it('of a delivered payment that cannot be found any more is accepted', () => {
    const own = { messageId: 'ENG16ZUTC1NQ9Q-CT-1', transactionId: 'ENG16ZUTC1NQ9Q-CTX-4-1' };
    expect(clear([own]).verdict.groupStatus).toBe('ACCP');
  });

  it('finds each of several originals', () => {
    const other = {
      bytes: bytesOf(creditTransferXml({ transfers, messageId: 'MSG-2' })),
      messageType: 'pacs.008.001.08',
    };
    const samples = [{}, { messageId: 'MSG-2' }];
    expect(clear(samples).verdict.groupStatus).toBe('PART');
    expect(clear(samples, { originals: [other] }).verdict.groupStatus).toBe('ACCP');
  });

  it('executes a command in its additional information, which a return after a recall has', () => {
    expect(faultOf({ reason: 'FOCR', note: 'SIM:RJCT(TM01)' })).toEqual(['SIM:RJCT(TM01)', 'engine.reject']);
    expect(faultOf({ reason: 'FOCR', note: 'SIM:MIRROR' })).toEqual(['SIM:MIRROR', 'engine.notInMessage']);
  });
});
