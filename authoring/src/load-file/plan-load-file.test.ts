import type { PlannedError } from '@clearbench/contracts/template/generate-routes';
import { type CleanSample, cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { coreProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '@clearbench/validator/validate';
import { planLoadFile } from './plan-load-file.ts';
import { loadFilePieces, loadFileSize, loadFileText } from './write-load-file.ts';

const findingsOf = (text: string, { profile }: Pick<CleanSample, 'profile'>) =>
  validate(new TextEncoder().encode(text), profile).validationMessages.filter(({ severity }) => severity !== 'Info');

const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value);

const repeatable =
  /^(?:credit transfer|basic collection|collection between companies|order|report on an order|return 2|return between|reversal|recall 2|status|refusal|request for a status)/;
const samples = cleanSamples('2025').filter(({ name }) => repeatable.test(name) && !/known|after|reverse/.test(name));

const loaded = (text: string, changes: { transactions: number; seed?: number; errors?: readonly PlannedError[] }) =>
  planLoadFile(text, { seed: 1, profile: sctProfile, ...changes });

const cents = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);

describe('a load file', () => {
  it.each(samples)('of seven transactions is valid: $name', ({ text, profile }) => {
    const file = loadFileText(planLoadFile(text, { transactions: 7, seed: 1, profile }));
    expect(findingsOf(file, { profile })).toEqual([]);
    expect(validate(new TextEncoder().encode(file), profile).validationSummary.messageType).toBeDefined();
  });

  it('contains messages of each kind', () =>
    expect(new Set(samples.map(({ text }) => /(?:pacs|pain|camt)\.\d{3}/.exec(text)?.[0])).size).toBe(11));

  it('has unique identifiers, the right count and the exact sum', () => {
    const text = pacs008({ 'CdtTrfTxInf/IntrBkSttlmAmt': '0.07', 'GrpHdr/TtlIntrBkSttlmAmt': '0.07' });
    const file = loadFileText(loaded(text, { transactions: 1000 }));
    for (const name of ['EndToEndId', 'TxId']) expect(new Set(valuesOf(file, name)).size).toBe(1000);
    expect(valuesOf(file, 'NbOfTxs')).toEqual(['1000']);
    expect(valuesOf(file, 'TtlIntrBkSttlmAmt')).toEqual(['70.00']);
    expect(findingsOf(file, { profile: sctProfile })).toEqual([]);
  });

  it('takes the transactions of the template in turns', () => {
    const one = pacs008();
    const [transaction = ''] = /<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/.exec(one) ?? [];
    const other = transaction.replace(/(<IntrBkSttlmAmt[^>]*>)[^<]*/, '$11.11').replace(/(<TxId>)/, '$1B');
    const file = loadFileText(loaded(one.replace(transaction, transaction + other), { transactions: 5 }));
    const amounts = valuesOf(file, 'IntrBkSttlmAmt');
    expect(amounts.map((amount) => amount === '1.11')).toEqual([false, true, false, true, false]);
    expect(cents(valuesOf(file, 'TtlIntrBkSttlmAmt'))).toBe(cents(amounts));
  });

  it('has the same bytes for the same seed, and other identifiers for another seed', () => {
    const bytesOf = (seed: number) => Buffer.concat([...loadFilePieces(loaded(pacs008(), { transactions: 50, seed }))]);
    expect(bytesOf(1).equals(bytesOf(1))).toBe(true);
    expect(bytesOf(2).equals(bytesOf(1))).toBe(false);
    expect(loadFileSize(loaded(pacs008(), { transactions: 50 }))).toBe(bytesOf(1).length);
  });

  it('refers to the originals that a file of payments with the same seed contains', () => {
    const sample = cleanSamples('2025').find(({ name }) => name === 'recall 2025');
    const [original = ''] = valuesOf(sample?.text ?? '', 'OrgnlTxId');
    const payments = pacs008({ 'CdtTrfTxInf/PmtId/TxId': original });
    const ids = valuesOf(loadFileText(loaded(payments, { transactions: 20 })), 'TxId');
    const recalled = loadFileText(loaded(sample?.text ?? '', { transactions: 20 }));
    expect(valuesOf(recalled, 'OrgnlTxId')).toEqual(ids);
  });

  it.each(['P-11', 'I-08', 'T-04', 'E-01', 'I-18'])('breaks %s in exactly the planned transactions', (ruleId) => {
    const plan = loaded(pacs008(), { transactions: 200, seed: 7, errors: [{ ruleId, share: 0.05 }] });
    const findings = findingsOf(loadFileText(plan), { profile: sctProfile });
    const numbers = findings.map(({ path }) => Number(/CdtTrfTxInf\[(\d+)\]/.exec(path)?.[1]));
    expect(new Set(findings.map((finding) => finding.ruleId))).toEqual(new Set([ruleId]));
    expect(plan.planned[0]?.transactions).toHaveLength(10);
    expect([...new Set(numbers)]).toEqual([...(plan.planned[0]?.transactions ?? [])]);
  });

  it('breaks several rules in separate transactions, and the sum stays exact', () => {
    const errors = [
      { ruleId: 'P-08', count: 3 },
      { ruleId: 'I-08', count: 2 },
    ];
    const plan = loaded(pacs008(), { transactions: 30, errors });
    const found = findingsOf(loadFileText(plan), { profile: sctProfile }).map(({ ruleId }) => ruleId);
    expect(found.toSorted()).toEqual(['I-08', 'I-08', 'P-08', 'P-08', 'P-08']);
  });

  it('has one transaction with an error where the share is smaller', () =>
    expect(
      loaded(pacs008(), { transactions: 10, errors: [{ ruleId: 'I-08', share: 0.001 }] }).planned[0]?.transactions,
    ).toHaveLength(1));

  it.each(['G-02', 'G-04', 'T-01', 'H-01', 'no such rule'])(
    'refuses %s, which no transaction alone breaks',
    (ruleId) => {
      expect(() => loaded(pacs008(), { transactions: 10, errors: [{ ruleId, count: 1 }] })).toThrow(
        expect.objectContaining({ errorKey: 'file.ruleNotPerTransaction', params: { ruleId } }),
      );
    },
  );

  it('refuses more errors than transactions', () => {
    const errors = [{ ruleId: 'I-08', count: 3 }];
    expect(() => loaded(pacs008(), { transactions: 2, errors })).toThrow('file.tooManyPlannedErrors');
  });

  it.each([
    ['claim of non-receipt', 'file.notRepeatable', 'camt.027.001.07'],
    ['account statement', 'file.notRepeatable', 'camt.053.001.08'],
    ['instant payment', 'file.singleTransaction', 'pacs.008.001.08'],
  ])('refuses %s with a reason', (name, errorKey, messageType) => {
    const sample = cleanSamples('2025').find((one) => one.name === `${name} 2025`);
    const plan = () =>
      planLoadFile(sample?.text ?? '', { transactions: 2, seed: 1, profile: sample?.profile ?? coreProfile });
    expect(plan).toThrow(expect.objectContaining({ errorKey, params: expect.objectContaining({ messageType }) }));
  });

  it('refuses a broken text with the line', () =>
    expect(() => loaded('<Document>\n<a></b></Document>', { transactions: 2 })).toThrow(
      expect.objectContaining({ errorKey: 'file.notWellFormed', params: { line: 2 } }),
    ));
});
