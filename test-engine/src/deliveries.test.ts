import { clearFile } from './clear-file.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { bulkInput, inputOf, paymentsXml } from './testing/clearing-input.fixture.ts';
import { type TransferSample, textOf } from './testing/credit-transfer.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from './testing/errors-in.fixture.ts';
import { creditFileXml } from './testing/files.fixture.ts';
import { returnXml } from './testing/r-messages.fixture.ts';

const holders = [{ bic: 'ZYBBFRP0', userId: 'u1' }];
const italian = { creditorBic: 'ZYCCITM0XXX', creditorIban: 'IT60X0542811101000000123456' };
const toBoth: readonly TransferSample[] = [
  { amount: '50.00', remittance: 'SIM:RTRN(AC04)' },
  { amount: '7.00', remittance: 'SIM:RTRN(AC04)', ...italian },
  { amount: '9.00' },
];
const deliveredIn = ({ answers }: ReturnType<typeof clearFile>) => answers.filter(({ answer }) => answer.recipient);

describe.each(['sct', 'inst', 'core', 'b2b'] as const)('a delivery of %s', (scheme) => {
  it.each(rulebooks)('is valid under rulebook %s', (rbVersion) => {
    const payments = scheme === 'inst' ? [{ amount: '50.00' }] : [{ amount: '50.00' }, { amount: '7.00' }];
    const input = bulkInput(payments, { scheme, rbVersion, holders }, { version: versionUnder(rbVersion) });
    const result = clearFile(input);
    // The participant of an instant payment also receives its rejection at the time-out.
    const received = deliveredIn(result).map(({ answer }) => answer.recipient);
    expect(received).toEqual(scheme === 'inst' ? [holders[0], holders[0]] : holders);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });
});

describe('payments to a participant', () => {
  const result = clearFile(bulkInput(toBoth, { holders }));
  const [delivery, ...others] = deliveredIn(result);

  it('are delivered to its tester in one message with their own ids, and those to others are not', () => {
    const { payments } = parseMessage(delivery?.bytes ?? new Uint8Array());
    expect(others).toEqual([]);
    expect(payments.map(({ transactionId, amount }) => [transactionId, amount?.text])).toEqual([
      ['TX-1', '50.00'],
      ['TX-3', '9.00'],
    ]);
    expect(textOf(delivery?.bytes ?? new Uint8Array())).toMatch(/<InstdAgt>\s*<FinInstnId>\s*<BICFI>ZYBBFRP0/);
    expect(delivery?.answer.reason).toMatchObject({ textKey: 'engine.delivered', params: { count: 2 } });
  });

  it('have no scenario; those to other banks have one', () => {
    const returned = result.answers.filter(({ answer }) => answer.messageType.startsWith('pacs.004'));
    expect(returned.map(({ bytes }) => [...textOf(bytes).matchAll(/<OrgnlTxId>([^<]*)/g)].map(([, id]) => id))).toEqual(
      [['TX-2']],
    );
    const rejected = clearFile(bulkInput([{ remittance: 'SIM:RJCT(AM04)' }], { holders }));
    expect(rejected.verdict.groupStatus).toBe('ACCP');
  });

  it('are delivered after their settlement, and not where the clearing rejects them', () => {
    expect((delivery?.answer.dueAt ?? '') > (result.settlesAt ?? '')).toBe(true);
    const rejected = clearFile(bulkInput([{ creditorIban: 'FR1420041010050500013M02607' }], { holders }));
    expect(rejected.verdict.groupStatus).toBe('RJCT');
    expect(deliveredIn(rejected)).toEqual([]);
  });

  it('are known to the clearing, which accepts their return', () => {
    const original = { bytes: delivery?.bytes ?? new Uint8Array(), messageType: 'pacs.008.001.08', isSettled: true };
    const sample = { messageId: delivery?.answer.messageId ?? '', transactionId: 'TX-1', amount: '50.00' };
    const returned = clearFile(inputOf(returnXml([sample]), { original }));
    expect(returned.verdict.groupStatus).toBe('ACCP');
  });

  it('of a file of bulks are a file of their own', () => {
    const bulk = paymentsXml({ transfers: toBoth });
    const inFile = clearFile(inputOf(creditFileXml([bulk]), { holders }));
    expect(deliveredIn(inFile)).toMatchObject([{ messages: [{ messageType: 'pacs.008.001.08' }] }]);
    expect(textOf(deliveredIn(inFile)[0]?.bytes ?? new Uint8Array())).toContain('RcvgInst>ZYBBFRP0<');
    expect(inFile.answers.length).toBeGreaterThan(1);
  });
});
