import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { bulkInput, inputOf, paymentsXml } from './testing/clearing-input.fixture.ts';
import { bytesOf, type TransferSample, textOf } from './testing/credit-transfer.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from './testing/errors-in.fixture.ts';
import { inFile } from './testing/in-files.fixture.ts';
import { scenarioCatalogue } from './testing/scenario-catalogue.fixture.ts';

/** Types of the validated files and messages. */
const seen = new Set<string>();

const findingsOf = (input: ClearingInput): readonly string[] => {
  const result = clearFile(input);
  expect(result.answers.length).toBeGreaterThan(0);
  for (const { answer, bytes } of result.answers) seen.add(readEnvelope(bytes)?.form.fileType ?? answer.messageType);
  return errorsInAnswers(result, input);
};

const plain: TransferSample = { amount: '50.00' };
const scripted = scenarioCatalogue.filter(
  ({ trigger, answers, textKey }) =>
    answers !== undefined && textKey !== 'engine.silence' && !trigger.startsWith('SIM:CORRUPT'),
);

describe('every answer to payments has no errors, as a message or in a file', () => {
  it.each(scripted.map((entry) => [entry.scheme, entry.trigger, entry] as const))('%s %s', (scheme, trigger, entry) => {
    const transfer = entry.layer === 'command' ? { ...plain, remittance: trigger } : { amount: `9${trigger}` };
    for (const rbVersion of rulebooks) {
      const version = versionUnder(rbVersion);
      const input = bulkInput([transfer], { scheme, rbVersion }, { version });
      expect(findingsOf(input)).toEqual([]);
      if (scheme === 'inst') continue;
      const other = { ...plain, transactionId: 'TX-9' };
      const beside = paymentsXml({ scheme, version, messageId: 'MSG-2', transfers: [other] });
      expect(findingsOf(inFile(input, beside))).toEqual([]);
    }
  });

  it.each(rulebooks)('also where the file or the bulk is rejected under rulebook %s', (rbVersion) => {
    const version = versionUnder(rbVersion);
    expect(findingsOf(inputOf('<Document', { rbVersion }))).toEqual([]);
    expect(findingsOf(inputOf('<a/>', { rbVersion }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion, messageErrors: 3 }))).toEqual([]);
    const odd = bulkInput([plain], { rbVersion, messageErrors: 1 }, { version, messageId: ' '.repeat(99) });
    expect(findingsOf(odd)).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion }, { version, total: '1.00' }))).toEqual([]);
    expect(findingsOf(bulkInput([plain], { rbVersion, scheme: 'inst' }, { version, count: '2' }))).toEqual([]);
  });

  it('every type of answer to payments occurred', () => {
    for (const kind of ['CVF', 'RSF', 'SCF', 'DVF', 'DNF', 'UDF', 'SDF']) expect([...seen]).toContain(kind);
    const {
      'pacs.002': reports,
      'pacs.004': returns,
      'camt.056': recalls,
      'pacs.008': payments,
    } = Object.groupBy(seen, (kind) => kind.slice(0, 8));
    for (const versions of [reports, returns, recalls, payments]) expect(versions).toHaveLength(2);
  });

  it('also with texts that need escaping and references of every length', () => {
    const transfer = { amount: '5.21', remittance: 'A &amp; B &lt;C&gt;', transactionId: 'T'.repeat(35) };
    expect(findingsOf(bulkInput([transfer], {}, { messageId: 'M'.repeat(35) }))).toEqual([]);
  });
});

it('an answer with an additional element would be detected', () => {
  const input = bulkInput([plain]);
  const answers = clearFile(input).answers.map(({ answer, bytes }) => ({
    answer,
    bytes: bytesOf(textOf(bytes).replace('<GrpSts>', '<Odd/><GrpSts>')),
  }));
  expect(errorsInAnswers({ ...clearFile(input), answers }, input)).toHaveLength(1);
});
