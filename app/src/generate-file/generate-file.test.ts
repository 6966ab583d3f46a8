import { loadFileText } from '@clearbench/authoring/load-file/write-load-file';
import { defaultClearing } from '@clearbench/contracts/sim-env/default-settings';
import type { ExportedTemplate } from '@clearbench/contracts/template/template-export';
import { addDecimals, type Decimal, formatDecimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { validate } from '@clearbench/validator/validate';
import type { Arguments } from './arguments.ts';
import { preparedFile } from './generate-file.ts';

const now = '2026-11-20T10:00:00.000Z';

type Case = { readonly name: string; readonly rulebook: ExportedTemplate['content']['rbVersions'][number] };
const every: readonly (Case & ExportedTemplate)[] = builtInTemplates.flatMap((template) =>
  template.content.rbVersions.map((rulebook) => ({ ...template, name: template.templateName, rulebook })),
);

const isSingle = ({ content: { scheme, messageType } }: ExportedTemplate): boolean =>
  /^camt\.0[28]7/.test(messageType) || (scheme === 'inst' && /^pacs\.(?:002|008|028)/.test(messageType));
const several = every.filter((template) => !isSingle(template));
const single = every.filter(isSingle);

const created = async (name: string, changes: Partial<Arguments>): Promise<string> => {
  const given = { scheme: undefined, rulebook: undefined, errors: [], vary: {}, seed: 1, at: now, output: undefined };
  return loadFileText(await preparedFile({ ...given, template: name, transactions: 1, ...changes }, { now, seed: 2 }));
};

const rulesIn = (text: string, { content: { scheme }, rulebook }: Case & ExportedTemplate): ReadonlySet<string> => {
  const { bic, systemCode, cutOff } = defaultClearing;
  const profile = { scheme, rbVersion: rulebook, now, clearing: { bic, systemCode, cutOff } };
  const { validationMessages } = validate(new TextEncoder().encode(text), profile);
  return new Set(validationMessages.filter(({ severity }) => severity !== 'Info').map(({ ruleId }) => ruleId));
};

/** The rules that the transactions of a template break on purpose. */
const intended: Readonly<Record<string, readonly string[]>> = {
  'sct-error': ['I-08'],
  'core-error': ['D-02'],
  'b2b-error': ['D-02'],
};

const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value);

const sumOf = (amounts: readonly string[]): string =>
  formatDecimal(amounts.map((amount) => parseDecimal(amount) ?? zero).reduce<Decimal>(addDecimals, zero), 2);

const totals = ['IntrBkSttlmAmt', 'RtrdIntrBkSttlmAmt', 'RvsdIntrBkSttlmAmt'];
const identifiers = [
  'EndToEndId',
  'TxId',
  'UETR',
  'RtrId',
  'RvslId',
  'CxlId',
  'StsId',
  'StsReqId',
  'OrgnlTxId',
  'MndtId',
];

describe('a generated file', () => {
  it.each(several)('of $name under $rulebook has only the errors of its template', async (template) => {
    for (const transactions of [1, 7, 1000]) {
      const text = await created(template.name, { rulebook: template.rulebook, transactions });
      expect([...rulesIn(text, template)]).toEqual(intended[template.name] ?? []);
      expect(text.split(/<(?:CdtTrfTxInf|DrctDbtTxInf|TxInf|TxInfAndSts)>/).length - 1).toBe(transactions);
    }
  });

  it.each(several)('of $name under $rulebook has exact totals and unique identifiers', async ({ name, rulebook }) => {
    const text = await created(name, { rulebook, transactions: 100 });
    for (const count of valuesOf(text, 'NbOfTxs')) expect(count).toBe('100');
    for (const total of totals)
      for (const value of valuesOf(text, `Ttl${total}`)) expect(value).toBe(sumOf(valuesOf(text, total)));
    for (const identifier of identifiers) {
      const values = valuesOf(text, identifier).filter((value) => value !== 'NOTPROVIDED');
      expect(new Set(values).size).toBe(values.length);
    }
    expect(identifiers.some((identifier) => valuesOf(text, identifier).length === 100)).toBe(true);
  });

  it.each(single)('of $name under $rulebook cannot have two transactions', ({ name, rulebook }) =>
    expect(created(name, { rulebook, transactions: 2 })).rejects.toThrow(/^file\.(?:notRepeatable|singleTransaction)$/),
  );

  it('is the same for the same seed and time', async () => {
    const once = await created('sct-bulk', { transactions: 30 });
    expect(await created('sct-bulk', { transactions: 30 })).toBe(once);
    expect(await created('sct-bulk', { transactions: 30, seed: 3 })).not.toBe(once);
    expect(await created('sct-bulk', { transactions: 30, seed: undefined })).not.toBe(once);
  });

  it.each([
    [{ template: 'sct-unknown' }, /^--template is one of sct-typical, /],
    [{ scheme: 'core' }, /^The template sct-typical is for the scheme sct, not for core$/],
    [{ rulebook: '2019' }, /^The template sct-typical is for the rulebooks 2025, 2023, not for 2019$/],
  ] as const)('needs a template that fits: %j', (changes, sentence) =>
    expect(created('sct-typical', changes)).rejects.toThrow(sentence),
  );
});
