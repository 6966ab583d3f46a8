import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { clearingDays } from '@clearbench/rules/clearing-days';
import { validate } from '@clearbench/validator/validate';
import { planLoadFile } from './plan-load-file.ts';
import { loadFilePieces, loadFileSize, loadFileText } from './write-load-file.ts';

const findingsIn = (text: string, profile = sctProfile) =>
  validate(new TextEncoder().encode(text), profile).validationMessages.filter(({ severity }) => severity !== 'Info');
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<(?:c:)?${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value);
const cents = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
const loaded = (text: string, changes: Partial<Parameters<typeof planLoadFile>[1]> = {}) =>
  planLoadFile(text, { transactions: 10, seed: 1, profile: sctProfile, vary: { businessDays: 4 }, ...changes });

const samples = cleanSamples('2025').filter(
  ({ name }) =>
    /^(?:credit transfer|basic collection|collection between|order to)/.test(name) && !/known|after|reverse/.test(name),
);
const dateName = /<(IntrBkSttlmDt|ReqdExctnDt|ReqdColltnDt)>/;

describe('a load file with several dates', () => {
  it.each(samples)('is valid and has a group for each date: $name', ({ text, profile }) => {
    const file = planLoadFile(text, { transactions: 7, seed: 1, profile, vary: { businessDays: 3 } });
    const written = loadFileText(file);
    expect(findingsIn(written, profile)).toEqual([]);
    expect(loadFileSize(file)).toBe(Buffer.concat([...loadFilePieces(file)]).length);
    const [, name = ''] = dateName.exec(text) ?? [];
    const days = clearingDays(profile);
    const own = days.onOrAfter(/\d{4}-\d\d-\d\d/.exec(text.slice(text.indexOf(`<${name}>`)))?.[0] ?? '');
    const found = new Set(written.match(new RegExp(`(?<=<${name}>(?:\\s*<Dt>)?)\\d{4}-\\d\\d-\\d\\d`, 'g')));
    expect([...found]).toEqual([own, days.add(own, 1), days.add(own, 2)]);
  });

  it('has messages of each kind', () =>
    expect(new Set(samples.map(({ text }) => /(?:pacs|pain)\.\d{3}/.exec(text)?.[0]))).toEqual(
      new Set(['pacs.003', 'pacs.008', 'pain.001', 'pain.008']),
    ));

  it('has bulks of equal size with their own identifiers, totals and counters', () => {
    const file = loadFileText(loaded(pacs008(), { vary: { businessDays: 4, amounts: { from: '1.00', to: '99.99' } } }));
    expect(valuesOf(file, 'NbOfTxs')).toEqual(['2', '3', '2', '3']);
    expect(valuesOf(file, 'NumCTBlk')).toEqual(['4']);
    expect(new Set(valuesOf(file, 'MsgId')).size).toBe(4);
    expect(new Set(valuesOf(file, 'TxId')).size).toBe(10);
    const bulks = file.split('<FIToFICstmrCdtTrf').slice(1);
    for (const bulk of bulks)
      expect(cents(valuesOf(bulk, 'TtlIntrBkSttlmAmt'))).toBe(cents(valuesOf(bulk, 'IntrBkSttlmAmt')));
  });

  it('of orders has the totals of all payments in the header', () => {
    const order = cleanSamples('2025').find(({ name }) => name.startsWith('order to pay'));
    const file = loadFileText(loaded(order?.text ?? '', order));
    const [all, ...each] = valuesOf(file, 'NbOfTxs').map(Number);
    expect([all, each.length]).toEqual([10, 4]);
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(10);
    const [sum = '', ...sums] = valuesOf(file, 'CtrlSum');
    if (sums.length > 0) expect(cents([sum])).toBe(cents(sums));
    expect(cents([sum])).toBe(cents(valuesOf(file, 'InstdAmt')));
  });

  it('has no more groups than transactions, and the same bytes for the same seed', () => {
    const two = loadFileText(loaded(pacs008(), { transactions: 2 }));
    expect(valuesOf(two, 'NbOfTxs')).toEqual(['1', '1']);
    expect(loadFileText(loaded(pacs008(), { transactions: 2 }))).toBe(two);
    expect(loadFileText(loaded(pacs008(), { transactions: 2, seed: 2 }))).not.toBe(two);
  });

  it('keeps planned errors', () => {
    const file = loaded(pacs008(), { transactions: 40, errors: [{ ruleId: 'P-11', count: 3 }] });
    expect(findingsIn(loadFileText(file)).map(({ ruleId }) => ruleId)).toEqual(['P-11', 'P-11', 'P-11']);
  });

  it('is refused for dates that the clearing does not accept', () =>
    expect(() => loaded(pacs008(), { transactions: 100, vary: { businessDays: 30 } })).toThrow(
      expect.objectContaining({
        errorKey: 'file.datesNotAccepted',
        params: { rules: 'G-08', last: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
      }),
    ));

  it('is refused for returns that would be settled too late', () => {
    const { text = '', profile } = cleanSamples('2025').find(({ name }) => name === 'return 2025') ?? {};
    const vary = { businessDays: 3 };
    expect(() => loaded(text, { ...(profile ? { profile } : {}), vary })).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ rules: 'R-09' }) as object }),
    );
    expect(findingsIn(loadFileText(loaded(text, { transactions: 3, vary: {} })), profile)).toEqual([]);
  });

  it.each(['recall 2025', 'status 2025', 'instant payment'])(
    'is refused for a message without such dates: %s',
    (name) => {
      const sample = cleanSamples('2025').find((one) => one.name.startsWith(name));
      const { text = '', profile = sctProfile } = sample ?? {};
      expect(() => loaded(text, { transactions: 1, profile })).toThrow('file.datesNotVariable');
    },
  );
});
