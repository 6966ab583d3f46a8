import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { bulkInput, inputOf } from './samples/clearing-input.ts';
import { bytesOf, type TransferSample, textOf } from './samples/credit-transfer.ts';
import { errorsInAnswers, rulebooks, versionUnder } from './samples/errors-in.ts';
import { scenarioCatalogue } from './scenario-catalogue.ts';

const findingsOf = (input: ClearingInput): readonly string[] => {
  const outcome = clearFile(input);
  expect(outcome.answers.length).toBeGreaterThan(0);
  return errorsInAnswers(outcome, input);
};

const plain: TransferSample = { amount: '50.00' };
const scripted = scenarioCatalogue.filter(
  ({ trigger, answers, textKey }) =>
    answers !== undefined && textKey !== 'engine.silence' && !trigger.startsWith('SIM:CORRUPT'),
);

describe('every answer to a credit transfer has no error', () => {
  it.each(scripted.map((entry) => [entry.scheme, entry.trigger, entry] as const))('%s %s', (scheme, trigger, entry) => {
    const transfer = entry.layer === 'command' ? { ...plain, remittance: trigger } : { amount: `9${trigger}` };
    for (const rbVersion of rulebooks)
      expect(findingsOf(bulkInput([transfer], { scheme, rbVersion }, { version: versionUnder(rbVersion) }))).toEqual(
        [],
      );
  });

  it.each(rulebooks)('also where the file or the bulk is turned away under rulebook %s', (rbVersion) => {
    const version = versionUnder(rbVersion);
    expect(findingsOf(inputOf('<Document', { rbVersion }))).toEqual([]);
    expect(findingsOf(inputOf('<a/>', { rbVersion }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion, messageErrors: 3 }))).toEqual([]);
    const odd = bulkInput([plain], { rbVersion, messageErrors: 1 }, { version, messageId: ' '.repeat(99) });
    expect(findingsOf(odd)).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion }, { version, total: '1.00' }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion, scheme: 'inst' }, { version, count: '2' }))).toEqual([]);
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
  expect(errorsInAnswers({ ...clearFile(input), answers }, input)).toHaveLength(1);
});
