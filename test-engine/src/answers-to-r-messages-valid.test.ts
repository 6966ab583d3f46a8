import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { inputOf, sampleNow } from './testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml } from './testing/credit-transfer.fixture.ts';
import { directDebitXml, sampleDueDate } from './testing/direct-debit.fixture.ts';
import { errorsIn, errorsInAnswers, rulebooks, versionUnder } from './testing/errors-in.fixture.ts';
import { in2009 } from './testing/in-2009.fixture.ts';
import { inFile } from './testing/in-files.fixture.ts';
import {
  recallXml,
  refusalXml,
  rejectXml,
  returnXml,
  reversalXml,
  statusRequestXml,
} from './testing/r-messages.fixture.ts';

type RbVersion = ClearingInput['rbVersion'];

const transfers = [{}, { amount: '7.62' }, { remittance: 'SIM:RECALL-OK(C2.50)' }];
const recalls = [{}, { transactionId: 'TX-2', amount: '7.62' }, { transactionId: 'TX-3' }, { transactionId: 'TX-9' }];

const originalUnder = (rbVersion: RbVersion) => {
  const version = versionUnder(rbVersion);
  return { bytes: bytesOf(creditTransferXml({ version, transfers })), messageType: `pacs.008.001.${version}` };
};

/** A sample in the spelling of a rulebook. */
const speltFor = (rbVersion: RbVersion, xml: string): string => (rbVersion < '2023' ? in2009(xml) : xml);

const inputUnder = (rbVersion: RbVersion, xml: string, changes: Partial<ClearingInput> = {}): ClearingInput =>
  inputOf(speltFor(rbVersion, xml), { rbVersion, original: originalUnder(rbVersion), ...changes });

const findingsOf = (input: ClearingInput): readonly string[] => {
  const result = clearFile(input);
  expect(result.answers.length).toBeGreaterThan(0);
  return errorsInAnswers(result, input);
};

const samples: readonly [name: string, xml: string][] = [
  [
    'returns',
    returnXml([{ returned: '99.00', charges: '1.00', reason: 'FOCR', note: 'RCX-1' }, { transactionId: 'TX-8' }]),
  ],
  ['recalls', recallXml(recalls)],
  ['recalls because of fraud', recallXml([{ reason: 'FRAD' }])],
  ['recalls of the unknown', recallXml([{ messageId: 'NEVER' }])],
  ['refusals', refusalXml([{}, { transactionId: 'TX-2', amount: '7.62', reason: 'NOAS' }, { transactionId: 'TX-8' }])],
  ['status requests', statusRequestXml([{}, { transactionId: 'TX-2' }])],
  ['status requests about the unknown', statusRequestXml([{ messageId: 'NEVER' }])],
];

describe.each(rulebooks)('rulebook %s', (rbVersion) => {
  it.each(samples)('%s and the answers to them have no errors', (_, xml) => {
    const input = inputUnder(rbVersion, xml);
    expect(errorsIn(input.bytes, input, sampleNow)).toEqual([]);
    expect(findingsOf(input)).toEqual([]);
    expect(findingsOf(inFile(input))).toEqual([]);
    expect(findingsOf({ ...input, scheme: 'inst' })).toEqual([]);
  });

  it('answers to status requests have no errors', () => {
    const messageType = rbVersion < '2023' ? 'camt.056.001.01' : 'camt.056.001.08';
    const recall = { bytes: bytesOf(speltFor(rbVersion, recallXml(recalls))), messageType };
    const chase = statusRequestXml([{ messageId: 'CXL-1', messageName: 'camt.056' }]);
    expect(findingsOf(inputUnder(rbVersion, chase, { original: recall }))).toEqual([]);
    const originals = [recall, originalUnder(rbVersion)];
    expect(findingsOf(inputUnder(rbVersion, chase, { originals }))).toEqual([]);
  });

  it.each(samples)('%s are decided as under other rulebooks', (_, xml) => {
    const decisions = (under: RbVersion) =>
      clearFile(inputUnder(under, xml)).answers.map(({ answer: { messageType, dueAt, reason } }) => ({
        message: messageType.slice(0, 8),
        dueAt,
        because: [reason.trigger, reason.textKey],
      }));
    expect(decisions(rbVersion)).toEqual(decisions('2023'));
  });
});

describe.each(['2023', '2025'] as const)('direct debits under rulebook %s', (rbVersion) => {
  const messageName = 'pacs.003.001.08';
  const original = { bytes: bytesOf(directDebitXml({ transfers: [{}] })), messageType: messageName };
  const about = { messageName, date: sampleDueDate };

  it.each([
    ['reversals', reversalXml([about, { ...about, transactionId: 'TX-8' }])],
    ['rejects', rejectXml([about])],
    ['refunds', returnXml([{ ...about, reason: 'MD06' }])],
  ])('answers to %s have no errors', (_, xml) => {
    const input = inputOf(xml, { rbVersion, scheme: 'core', original });
    expect(findingsOf(input)).toEqual([]);
    expect(findingsOf(inFile(input))).toEqual([]);
  });
});
