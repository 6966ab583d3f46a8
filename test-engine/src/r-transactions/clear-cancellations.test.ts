import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput, inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { directDebitXml, sampleDueDate } from '../testing/direct-debit.fixture.ts';
import { errorsInAnswers } from '../testing/errors-in.fixture.ts';
import { type RTransactionSample, recallXml, reversalXml } from '../testing/r-messages.fixture.ts';

const debits: readonly TransferSample[] = [
  { amount: '50.23' },
  { amount: '60.23' },
  { amount: '70.51' },
  { amount: '80.00' },
];
const collected = { bytes: bytesOf(directDebitXml({ transfers: debits })), messageType: 'pacs.003.001.08' };
const entry = (position: number, more: RTransactionSample = {}): RTransactionSample => ({
  messageName: 'pacs.003',
  transactionId: `TX-${position}`,
  amount: debits[position - 1]?.amount ?? '1.00',
  date: sampleDueDate,
  ...more,
});

const inputFor = (samples: readonly RTransactionSample[], changes: Partial<ClearingInput> = {}): ClearingInput =>
  inputOf(recallXml(samples), { scheme: 'core', rbVersion: '2025', originals: [collected], ...changes });
const clear = (samples: readonly RTransactionSample[], changes: Partial<ClearingInput> = {}) =>
  clearFile(inputFor(samples, changes));
const faultOf = (sample: RTransactionSample, changes: Partial<ClearingInput> = {}) => {
  const [first] = clear([sample], changes).verdict.reasons;
  return [first?.trigger, first?.textKey];
};

describe("cancellation by the creditor's bank", () => {
  it('is accepted before the collection settles, and answered by a report alone', () => {
    const result = clear([entry(1), entry(4)]);
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', fileCode: 'A00', counts: { accepted: 2 } });
    expect(result.verdict.reasons).toMatchObject([{ textKey: 'engine.collectionsCancelled', params: { count: 2 } }]);
    expect(result.answers.map(({ answer }) => [answer.fileName.slice(0, 3), answer.messageType])).toEqual([
      ['DVF', 'pacs.002.001.10'],
    ]);
    expect(result.acceptedReferences).toEqual([{ originalMessageId: 'MSG-1', transactionIds: ['TX-1', 'TX-4'] }]);
    expect(errorsInAnswers(result, inputFor([]))).toEqual([]);
  });

  it.each(['core', 'b2b'] as const)('is a message of %s', (scheme) => {
    const bytes = bytesOf(directDebitXml({ scheme, transfers: debits }));
    const originals = [{ ...collected, bytes }];
    expect(clear([entry(4)], { scheme, originals }).verdict.groupStatus).toBe('ACCP');
  });

  it('is rejected without a matching collection', () => {
    expect(faultOf(entry(1), { originals: [{ ...collected, isSettled: true }] })).toEqual([
      'XT75',
      'engine.originalSettled',
    ]);
    expect(faultOf(entry(9))).toEqual(['XT74', 'engine.transactionUnknown']);
    expect(faultOf(entry(1), { originals: [] })).toEqual(['XT74', 'engine.originalUnknown']);
    expect(faultOf(entry(1, { amount: '1.00' }))).toEqual(['XT77', 'engine.originalAmountDiffers']);
    expect(faultOf(entry(1, { reason: 'CUST' }))).toEqual(['XT76', 'engine.reasonWrong']);
    const earlierReferences = [
      { originalMessageId: 'MSG-1', transactionIds: ['TX-1'], messageType: 'camt.056.001.08' },
    ];
    expect(faultOf(entry(1), { earlierReferences })).toEqual(['XT75', 'engine.referredBefore']);
    const rejected = { ...collected, bytes: bytesOf(directDebitXml({ transfers: [{ amount: '50.11' }] })) };
    expect(faultOf(entry(1, { amount: '50.11' }), { originals: [rejected] })).toEqual([
      'XT75',
      'engine.originalRejected',
    ]);
  });

  it('can be scripted to be rejected, but not to be answered by another party', () => {
    expect(faultOf(entry(4, { note: 'SIM:RJCT(AM04)' }))).toEqual(['SIM:RJCT(AM04)', 'engine.reject']);
    const { verdict } = clear([entry(4, { note: 'SIM:RECALL-NO(CUST)' })]);
    expect(verdict.reasons).toContainEqual(expect.objectContaining({ textKey: 'engine.notInMessage' }));
  });

  it("is rejected when sent by the debtor's bank", () => {
    const [, delivered] = clearFile(
      bulkInput([{ remittance: 'SIM:MIRROR' }], { scheme: 'core', rbVersion: '2025' }),
    ).answers;
    const bytes = delivered?.bytes ?? bytesOf('');
    const { messageId = '', payments } = parseMessage(bytes);
    const sample = entry(1, { messageId, transactionId: payments[0]?.transactionId ?? '', amount: '100.00' });
    const originals = [{ bytes, messageType: 'pacs.003.001.08' }];
    expect(faultOf(sample, { originals })).toEqual(['XT75', 'engine.cancellationOfIncoming']);
  });
});

describe('cancelled collection', () => {
  const requested = (transactionIds: readonly string[]) =>
    clearFile(
      inputOf(textOf(collected.bytes), {
        scheme: 'core',
        rbVersion: '2025',
        undone: [{ originalMessageId: 'MSG-1', transactionIds }],
      }),
    );
  const idsIn = (bytes: Uint8Array | undefined) =>
    parseMessage(bytes ?? bytesOf('')).rTransactions.map(({ transactionId }) => transactionId);

  it('is in no later answer; other answers keep their numbers and names', () => {
    const before = requested([]);
    const after = requested(['TX-1']);
    expect(before.answers.map(({ bytes }) => idsIn(bytes))).toEqual([[], ['TX-3'], ['TX-1', 'TX-2']]);
    expect(after.answers.map(({ bytes }) => idsIn(bytes))).toEqual([[], ['TX-3'], ['TX-2']]);
    expect(after.answers.map(({ answer }) => [answer.messageId, answer.dueAt])).toEqual(
      before.answers.map(({ answer }) => [answer.messageId, answer.dueAt]),
    );
    expect(textOf(after.answers[2]?.bytes ?? bytesOf(''))).toContain('<TtlRtrdIntrBkSttlmAmt Ccy="EUR">60.23');
    expect(after.verdict).toEqual(before.verdict);
  });

  it('has no answer and no settlement where it was the only one', () => {
    const all = requested(['TX-1', 'TX-2', 'TX-3', 'TX-4']);
    expect(all.answers.map(({ answer }) => answer.fileName.slice(0, 3))).toEqual(['DVF']);
    expect(all).not.toHaveProperty('settlesAt');
    expect(requested(['TX-1', 'TX-2', 'TX-3'])).toHaveProperty('settlesAt');
  });

  it('cannot be reversed', () => {
    const earlierReferences = [
      { originalMessageId: 'MSG-1', transactionIds: ['TX-4'], messageType: 'camt.056.001.08' },
    ];
    const reverse = (position: number) => {
      const xml = reversalXml([entry(position)]);
      const input = inputOf(xml, { scheme: 'core', rbVersion: '2025', originals: [collected], earlierReferences });
      return clearFile(input).verdict.reasons[0]?.textKey;
    };
    expect(reverse(4)).toBe('engine.originalCancelled');
    expect(reverse(1)).toBe('engine.allAccepted');
  });
});
