import { validate } from '@clearbench/validation/validate';
import { clearFile } from './clear-file.ts';
import type { ClearingInput, ClearingOutcome } from './clearing-input.ts';
import { bulkInput, inputOf } from './samples/clearing-input.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from './samples/credit-transfer.ts';
import { recallXml, returnXml, statusRequestXml } from './samples/r-messages.ts';
import { scenarioCatalogue } from './scenario-catalogue.ts';

/** Every error in the answers, as the tester would see it who receives them. */
const errorsIn = ({ answers }: ClearingOutcome, { scheme, rbVersion, clearing, sender }: ClearingInput) =>
  answers.flatMap(({ answer, bytes }) => {
    const { bic, systemCode, cutOff } = clearing;
    const profile = {
      scheme,
      rbVersion,
      now: answer.dueAt,
      clearing: { bic, systemCode, cutOff },
      senderBic: sender.bic,
    };
    return validate(bytes, profile)
      .validationMessages.filter(({ severity }) => severity === 'Error')
      .map(({ line, ruleId, text }) => `${answer.fileName}:${line} ${ruleId} ${text}`);
  });

const findingsOf = (input: ClearingInput): readonly string[] => {
  const outcome = clearFile(input);
  expect(outcome.answers.length).toBeGreaterThan(0);
  return errorsIn(outcome, input);
};

const plain: TransferSample = { amount: '50.00' };
const scripted = scenarioCatalogue.filter(
  ({ trigger, answers, textKey }) =>
    answers !== undefined && textKey !== 'engine.silence' && !trigger.startsWith('SIM:CORRUPT'),
);

describe('every answer to a credit transfer has no error', () => {
  it.each(scripted.map((entry) => [entry.scheme, entry.trigger, entry] as const))('%s %s', (scheme, trigger, entry) => {
    const transfer = entry.layer === 'command' ? { ...plain, remittance: trigger } : { amount: `9${trigger}` };
    for (const rbVersion of ['2023', '2025'] as const)
      expect(findingsOf(bulkInput([transfer], { scheme, rbVersion }))).toEqual([]);
  });

  it('also where the file or the bulk is turned away', () => {
    expect(findingsOf(inputOf('<Document'))).toEqual([]);
    expect(findingsOf(inputOf('<a/>'))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { messageErrors: 3 }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { messageErrors: 1 }, { messageId: ' '.repeat(99) }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], {}, { total: '1.00' }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { scheme: 'inst' }, { count: '2' }))).toEqual([]);
  });

  it('also with texts that need escaping and references of every length', () => {
    const transfer = { amount: '5.21', remittance: 'A &amp; B &lt;C&gt;', transactionId: 'T'.repeat(35) };
    expect(findingsOf(bulkInput([transfer], {}, { messageId: 'M'.repeat(35) }))).toEqual([]);
  });
});

it('an answer with an element too many would be found', () => {
  const input = bulkInput([plain]);
  const answers = clearFile(input).answers.map(({ answer, bytes }) => ({
    answer,
    bytes: bytesOf(textOf(bytes).replace('<GrpSts>', '<Odd/><GrpSts>')),
  }));
  expect(errorsIn({ ...clearFile(input), answers }, input)).toHaveLength(1);
});

describe('every answer to an R-message has no error', () => {
  const original = {
    bytes: bytesOf(creditTransferXml({ transfers: [{}, { amount: '7.62' }, { remittance: 'SIM:RECALL-OK(C2.50)' }] })),
    messageType: 'pacs.008.001.08',
  };
  const recalls = [{}, { transactionId: 'TX-2', amount: '7.62' }, { transactionId: 'TX-3' }, { transactionId: 'TX-9' }];

  it.each([
    ['returns', returnXml([{}, { transactionId: 'TX-8' }])],
    ['recalls', recallXml(recalls)],
    ['recalls of the unknown', recallXml([{ messageId: 'NEVER' }])],
    ['status requests', statusRequestXml([{}, { messageId: 'NEVER' }])],
  ])('%s', (_, xml) => {
    expect(findingsOf(inputOf(xml, { original }))).toEqual([]);
    expect(findingsOf(inputOf(statusRequestXml([{ messageId: 'NEVER' }]), { scheme: 'inst', original }))).toEqual([]);
  });

  it('chases', () => {
    const recall = { bytes: bytesOf(recallXml(recalls)), messageType: 'camt.056.001.08' };
    const xml = statusRequestXml([{ messageId: 'CXL-1', messageName: 'camt.056' }]);
    expect(findingsOf(inputOf(xml, { original: recall }))).toEqual([]);
    expect(findingsOf(inputOf(xml, { originals: [recall, original] }))).toEqual([]);
  });
});
