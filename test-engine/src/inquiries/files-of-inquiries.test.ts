import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from '../clear-file.ts';
import { inputOf, sampleNow, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml } from '../testing/credit-transfer.fixture.ts';
import { errorsIn, errorsInAnswers } from '../testing/errors-in.fixture.ts';
import { inquiryFileXml } from '../testing/files.fixture.ts';
import { claimXml, valueDateXml } from '../testing/inquiries.fixture.ts';

const original = {
  bytes: bytesOf(creditTransferXml({ transfers: [{}, { amount: '5.62' }] })),
  messageType: 'pacs.008.001.08',
};
const second = valueDateXml({ transactionId: 'TX-2', amount: '5.62' }).replace('INQ-1', 'INQ-2');
const input = inputOf(inquiryFileXml([claimXml(), second]), { original });

describe('file of inquiries', () => {
  const result = clearFile(input);
  const typesOf = result.answers.map(({ bytes }) => readEnvelope(bytes)?.form.fileType);

  it('is answered in files of inquiries: by the clearing at once, by the other bank later', () => {
    expect(result.verdict).toMatchObject({ groupStatus: 'ACCP', counts: { transactions: 2, accepted: 2 } });
    expect(typesOf).toEqual(['QVF', 'OQF']);
    expect(result.answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([1, 21]);
    const [report, replies] = result.answers.map(({ bytes }) => readEnvelope(bytes)?.bulks ?? []);
    expect(report?.map(({ element }) => element)).toEqual(['FIToFIPmtStsRpt', 'FIToFIPmtStsRpt']);
    expect(replies?.map(({ messageType }) => messageType)).toEqual(['camt.029.001.09', 'camt.029.001.09']);
  });

  it('has no errors, nor have its answers', () => {
    expect(errorsIn(input.bytes, input, sampleNow)).toEqual([]);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });

  it('is rejected by a file of inquiries as well', () => {
    const { verdict, answers } = clearFile(inputOf(inquiryFileXml([claimXml()], { NumCNRBlk: '2' })));
    expect(verdict.fileCode).toBe('A04');
    expect(answers.map(({ bytes }) => readEnvelope(bytes)?.form.fileType)).toEqual(['QVF']);
  });
});
