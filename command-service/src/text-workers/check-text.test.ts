import type { Profile, Severities } from '@clearbench/iso20022/profile';
import { checkText, readFacts } from './check-text.ts';

const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;
const payment = (id: string, amount: string): string =>
  `<CdtTrfTxInf><PmtId><EndToEndId>E-${id}</EndToEndId><TxId>T-${id}</TxId></PmtId><IntrBkSttlmAmt Ccy="EUR">${amount}</IntrBkSttlmAmt></CdtTrfTxInf>`;
const messageOf = (namespace: string, payments: string): string =>
  `<Document xmlns="${namespace}"><FIToFICstmrCdtTrf><GrpHdr><MsgId>M-1</MsgId></GrpHdr>${payments}</FIToFICstmrCdtTrf></Document>`;

const known = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';
const twoPayments = payment('1', '1.10') + payment('2', '2.25');
const factsOf = async (text: string) => (await checkText(new TextEncoder().encode(text), profile, () => false))?.facts;

describe('facts of a validated text', () => {
  it('are its ids, its transactions and their sum', async () =>
    expect(await factsOf(messageOf(known, twoPayments))).toEqual({
      messageType: 'pacs.008.001.08',
      messageId: 'M-1',
      transactions: 2,
      totalAmount: '3.35',
      references: ['M-1', 'E-1', 'T-1', 'E-2', 'T-2'],
    }));

  it.each([
    ['a message', messageOf(known, twoPayments)],
    ['one that breaks off', messageOf(known, twoPayments).slice(0, -60)],
    ['one without payments', messageOf(known, '')],
    ['one of no known kind', messageOf('urn:somebody:else', twoPayments)],
    ['no XML', 'Call me Ishmael.'],
    ['nothing', ''],
  ])('are the same without a validation: %s', async (_what, text) => {
    const { messageType: _type, ...read } = readFacts(new TextEncoder().encode(text));
    expect(await factsOf(text)).toMatchObject(read);
  });

  it('are separate for concurrent validations, and after a cancelled one', async () => {
    const texts = ['A', 'B', 'C'].map((id) => messageOf(known, payment(id, '1.00').repeat(id === 'B' ? 2 : 1)));
    const givenUp = checkText(new TextEncoder().encode(texts[1] ?? ''), profile, () => true);
    const reported = await Promise.all(texts.map(factsOf));
    expect(await givenUp).toBeUndefined();
    const again = await Promise.all(texts.map(factsOf));
    expect(again).toEqual(reported);
    expect(reported.map((facts) => [facts?.transactions, facts?.references[1]])).toEqual([
      [1, 'E-A'],
      [2, 'E-B'],
      [1, 'E-C'],
    ]);
  });

  it('include whose severities applied', async () => {
    const bytes = new TextEncoder().encode(messageOf(known, twoPayments));
    const summaryBy = async (overrides?: Severities) =>
      (await checkText(bytes, { ...profile, ...(overrides ? { overrides } : {}) }, () => false))?.report
        .validationSummary;
    expect(await summaryBy({ 'T-05': 'off' })).toMatchObject({ environmentSeverities: { 'T-05': 'off' } });
    expect(await summaryBy()).not.toHaveProperty('environmentSeverities');
    expect(await summaryBy({})).not.toHaveProperty('environmentSeverities');
  });

  it('include the hash of the settings', async () => {
    const bytes = new TextEncoder().encode(messageOf(known, twoPayments));
    const basisBy = async (by: Profile) => (await checkText(bytes, by, () => false))?.report.validationSummary.basis;
    expect(await basisBy({ ...profile, basis: 'hash of the settings' })).toBe('hash of the settings');
    expect(await basisBy(profile)).toBeUndefined();
  });

  it('are undefined for a cancelled validation', async () =>
    expect(await checkText(new TextEncoder().encode('<a/>'), profile, () => true)).toBeUndefined());
});
