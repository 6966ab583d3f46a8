import type { Variation } from '@clearbench/contracts/template/generate-routes';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '@clearbench/validator/validate';
import { planLoadFile } from './plan-load-file.ts';
import { loadFilePieces, loadFileSize, loadFileText } from './write-load-file.ts';

const vary: Variation = { amounts: { from: '1.00', to: '99.99' }, names: true };
const findingsIn = (text: string, profile = sctProfile) =>
  validate(new TextEncoder().encode(text), profile).validationMessages.filter(({ severity }) => severity !== 'Info');
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value);
const cents = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
const loaded = (text: string, transactions: number, changes: Partial<Parameters<typeof planLoadFile>[1]> = {}) =>
  planLoadFile(text, { transactions, seed: 1, profile: sctProfile, vary, ...changes });

const samples = cleanSamples('2025').filter(
  ({ name }) =>
    /^(?:credit transfer|basic collection|order|return 2|recall 2)/.test(name) && !/known|after|reverse/.test(name),
);

describe('the variation of a load file', () => {
  it.each(samples)('leaves the file valid: $name', ({ text, profile }) => {
    const file = planLoadFile(text, { transactions: 7, seed: 1, profile, vary });
    expect(findingsIn(loadFileText(file), profile)).toEqual([]);
    expect(loadFileSize(file)).toBe(Buffer.concat([...loadFilePieces(file)]).length);
  });

  it('varies amounts within the limits and names, with exact totals', () => {
    const file = loadFileText(loaded(pacs008(), 2000));
    const amounts = valuesOf(file, 'IntrBkSttlmAmt');
    for (const amount of amounts) expect(Number(amount)).toBeGreaterThanOrEqual(1);
    for (const amount of amounts) expect(Number(amount)).toBeLessThanOrEqual(99.99);
    expect(new Set(amounts).size).toBeGreaterThan(1500);
    expect(cents(valuesOf(file, 'TtlIntrBkSttlmAmt'))).toBe(cents(amounts));
    expect(new Set(valuesOf(file, 'Nm')).size).toBeGreaterThan(500);
    expect(findingsIn(file)).toEqual([]);
  });

  it('writes whole amounts where both limits are whole, and one amount where they are equal', () => {
    const whole = loadFileText(loaded(pacs008(), 50, { vary: { amounts: { from: '5', to: '2000' } } }));
    for (const amount of valuesOf(whole, 'IntrBkSttlmAmt')) expect(amount).toMatch(/^\d+\.00$/);
    const same = loadFileText(loaded(pacs008(), 5, { vary: { amounts: { from: '7.01', to: '7.01' } } }));
    expect(new Set(valuesOf(same, 'IntrBkSttlmAmt'))).toEqual(new Set(['7.01']));
    expect(valuesOf(same, 'TtlIntrBkSttlmAmt')).toEqual(['35.05']);
  });

  it('has the same bytes for the same seed, and other amounts for another seed', () => {
    const textOf = (seed: number) => loadFileText(loaded(pacs008(), 20, { seed }));
    expect(textOf(3)).toBe(textOf(3));
    expect(valuesOf(textOf(4), 'IntrBkSttlmAmt')).not.toEqual(valuesOf(textOf(3), 'IntrBkSttlmAmt'));
    const plain = loadFileText(loaded(pacs008(), 20, { vary: {} }));
    expect(new Set(valuesOf(plain, 'IntrBkSttlmAmt')).size).toBe(1);
  });

  it('keeps planned errors, also those of amounts, and counts the amounts of the others', () => {
    const errors = [
      { ruleId: 'P-11', count: 3 },
      { ruleId: 'P-01', count: 2 },
    ];
    const file = loadFileText(loaded(pacs008(), 40, { errors }));
    const found = findingsIn(file).map(({ ruleId }) => ruleId);
    expect(found.filter((ruleId) => ruleId === 'P-11')).toHaveLength(3);
    expect(new Set(found)).toEqual(new Set(['P-11', 'P-01']));
  });
});
