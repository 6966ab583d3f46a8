import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsInAnswers } from '../testing/errors-in.fixture.ts';
import { creditFileXml } from '../testing/files.fixture.ts';
import { type RTransactionSample, recallXml } from '../testing/r-messages.fixture.ts';

const originalOf = (transfers: readonly TransferSample[], isSettled = false) => ({
  bytes: bytesOf(creditTransferXml({ transfers })),
  messageType: 'pacs.008.001.08',
  isSettled,
});
const two: readonly TransferSample[] = [{ amount: '50.00' }, { amount: '60.00' }];
const recallOf = (...samples: readonly RTransactionSample[]) => creditFileXml([recallXml(samples)]);
const clear = (xml: string, changes: Partial<ClearingInput>) => clearFile(inputOf(xml, changes));

/** The file types of the answers after the result of the checks. */
const typesOf = ({ answers }: ReturnType<typeof clear>): readonly (string | undefined)[] =>
  answers.slice(1).map(({ bytes }) => readEnvelope(bytes)?.form.fileType);

describe('the recall of a payment before its settlement, in a file', () => {
  const recall = recallOf({ transactionId: 'TX-1', amount: '50.00' });
  const result = clear(recall, { original: originalOf(two) });

  it('cancels the payment, which the clearing reports in a file of cancelled payments', () => {
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', reasons: [{ textKey: 'engine.paymentsCancelled' }] });
    expect(typesOf(result)).toEqual(['CCF']);
    const [, cancelled] = result.answers;
    const text = textOf(cancelled?.bytes ?? new Uint8Array());
    for (const part of ['<FType>CCF<', '<GrpSts>PART<', '<OrgnlTxId>TX-1<', '<TxSts>RJCT<', '<Cd>AM05<'])
      expect(text.replaceAll(/<\w+:/g, '<')).toContain(part);
    expect(text).not.toContain('TX-2');
    expect(errorsInAnswers(result, inputOf(recall, { original: originalOf(two) }))).toEqual([]);
  });

  it('is recorded as a cancellation, so that the payment does not settle', () => {
    expect(result.bulks?.[0]?.acceptedReferences).toEqual([
      { originalMessageId: 'MSG-1', transactionIds: ['TX-1'], cancels: true },
    ]);
    const original = creditTransferXml({ transfers: [{ amount: '50.00' }] });
    const undone = [{ originalMessageId: 'MSG-1', transactionIds: ['TX-1'] }];
    expect([clear(original, {}).settlesAt, clear(original, { undone }).settlesAt]).toEqual([
      expect.any(String),
      undefined,
    ]);
  });

  it.each<[string, string, ClearingInput['original']]>([
    ['has settled', '50.00', originalOf(two, true)],
    ['has an answer by a scenario', '5.62', originalOf([{ amount: '5.62' }])],
  ])('is answered by the other bank where the payment %s', (_, amount, original) => {
    const answered = clear(recallOf({ transactionId: 'TX-1', amount }), original === undefined ? {} : { original });
    expect(typesOf(answered)).toEqual(['SCF']);
    expect(answered.bulks?.[0]?.acceptedReferences?.some(({ cancels }) => cancels)).toBe(false);
  });

  it('is answered by the other bank in a profile without a file of cancelled payments, and as a single message', () => {
    const forms = neutralForms.filter(({ role }) => role !== 'cancelled');
    expect(typesOf(clear(recall, { original: originalOf(two), forms }))).toEqual(['SCF']);
    const single = clear(recallXml([{ transactionId: 'TX-1', amount: '50.00' }]), { original: originalOf(two) });
    expect(single.answers[1]?.answer.messageType).toMatch(/^pacs\.004/);
  });
});
