import type { ComparedReference } from '@clearbench/contracts/transfer/original-comparison';
import { camt029, camt056, claimAnswer, collectionReturn, pacs002, pacs004, pacs028 } from '../samples/answers.ts';
import { pain002, pain007 } from '../samples/customer-reports.ts';
import { camt027, camt087 } from '../samples/inquiries.ts';
import { pacs003, pain008 } from '../samples/pacs-003.ts';
import { pacs007 } from '../samples/pacs-007.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { pain001 } from '../samples/pain-001.ts';
import { compareWithOriginals, originalMessageIds } from './compare-with-originals.ts';

const bytes = (xml: string): Uint8Array => new TextEncoder().encode(xml);
const valueIn = (xml: string, tag: string): string => new RegExp(`<${tag}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? '';

/** The references of a message whose original has the message id to which it refers. */
const comparison = (message: string, original: string, messageType: string) => {
  const messageId = valueIn(message, 'OrgnlMsgId');
  const named = original.replace(/<(MsgId|Id)>[^<]*</, `<$1>${messageId}<`);
  return compareWithOriginals(bytes(message), [{ messageId, messageType, bytes: bytes(named) }]);
};

const transactionOf = (message: string, original: string, messageType: string): ComparedReference => {
  const found = comparison(message, original, messageType).references.find(({ kind }) => kind === 'transaction');
  if (found === undefined) throw new Error('no reference to a transaction');
  return found;
};

const linesOf = ({ fields }: Pick<ComparedReference, 'fields'>): string[] =>
  fields.map(({ name, state, original, message }) => `${state} ${name}: ${original?.value} / ${message?.value}`);

const payment = (id: string, changes: Parameters<typeof pacs008>[0] = {}, rbVersion: '2025' | '2021' = '2025') =>
  pacs008({ 'CdtTrfTxInf/PmtId/TxId': id, ...changes }, rbVersion);

describe('an R-message beside its original', () => {
  it('has the same and different values with their paths', () => {
    const recall = camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt': '249.99' });
    const { result, transactionId, fields } = transactionOf(recall, payment('ZYDO-TX-0001'), 'pacs.008.001.08');
    expect({ result, transactionId }).toEqual({ result: 'compared', transactionId: 'ZYDO-TX-0001' });
    expect(fields.find(({ element }) => element === 'OrgnlIntrBkSttlmAmt')).toEqual({
      element: 'OrgnlIntrBkSttlmAmt',
      name: expect.any(String),
      state: 'different',
      original: { path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf/IntrBkSttlmAmt', value: 'EUR 250.00' },
      message: { path: '/Document/FIToFIPmtCxlReq/Undrlyg/TxInf/OrgnlIntrBkSttlmAmt', value: 'EUR 249.99' },
    });
    const states = Object.fromEntries(fields.map(({ element, state }) => [element, state]));
    expect(states).toMatchObject({
      OrgnlMsgId: 'same',
      OrgnlMsgNmId: 'same',
      OrgnlTxId: 'same',
      OrgnlEndToEndId: 'same',
    });
  });

  it('has what only one of the two contains', () => {
    const recall = camt056({ 'Undrlyg/TxInf/OrgnlInstrId': 'NOT-THERE' });
    const fields = linesOf(
      transactionOf(recall, payment('ZYDO-TX-0001', { 'CdtTrfTxInf/PmtId/InstrId': undefined }), 'pacs.008.001.08'),
    );
    expect(fields).toContainEqual(expect.stringMatching(/^onlyInMessage .*: undefined \/ NOT-THERE$/));
    expect(fields).toContainEqual(expect.stringMatching(/^onlyInOriginal .*: .+ \/ undefined$/));
  });

  it('compares amounts by value and with their currency', () => {
    const amountOf = (text: string, currency = 'EUR') =>
      transactionOf(
        camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt': text }).replace(
          'OrgnlIntrBkSttlmAmt Ccy="EUR"',
          `OrgnlIntrBkSttlmAmt Ccy="${currency}"`,
        ),
        payment('ZYDO-TX-0001'),
        'pacs.008.001.08',
      ).fields.find(({ element }) => element === 'OrgnlIntrBkSttlmAmt')?.state;
    expect([amountOf('250'), amountOf('250.0'), amountOf('250.01'), amountOf('250.00', 'USD')]).toEqual([
      'same',
      'same',
      'different',
      'different',
    ]);
  });

  it.each<[string, [number, string[], number], string, string, string]>([
    ['pacs.002', [6, [], 8], pacs002(), 'pacs.008.001.08', payment('ZYDO-TX-0001')],
    ['pacs.004', [9, ['OrgnlIntrBkSttlmDt'], 7], pacs004(), 'pacs.008.001.08', payment('ZYCO-TX-0001')],
    [
      'pacs.004 of 2009',
      [9, ['IntrBkSttlmDt'], 7],
      pacs004({}, '2021'),
      'pacs.008.001.02',
      payment('ZYCO-TX-0001', {}, '2021'),
    ],
    ['pacs.028', [6, [], 8], pacs028(), 'pacs.008.001.08', payment('ZYDO-TX-0001')],
    ['pacs.028 about a recall', [6, [], 0], pacs028(), 'camt.056.001.08', camt056()],
    ['camt.056', [8, ['OrgnlIntrBkSttlmDt'], 7], camt056(), 'pacs.008.001.08', payment('ZYDO-TX-0001')],
    [
      'camt.056 of 2009',
      [8, ['OrgnlIntrBkSttlmDt'], 7],
      camt056({}, '2021'),
      'pacs.008.001.02',
      payment('ZYDO-TX-0001', {}, '2021'),
    ],
    ['camt.029', [8, ['IntrBkSttlmDt'], 7], camt029(), 'pacs.008.001.08', payment('ZYCO-TX-0001')],
    ['camt.029 to an inquiry', [3, ['BICFI'], 12], claimAnswer(), 'pacs.008.001.08', payment('ZYCO-TX-0001')],
    ['camt.027', [8, ['OrgnlIntrBkSttlmDt'], 7], camt027(), 'pacs.008.001.08', payment('ZYDO-TX-0001')],
    ['camt.087', [8, ['OrgnlIntrBkSttlmDt'], 7], camt087(), 'pacs.008.001.08', payment('ZYDO-TX-0001')],
    [
      'pacs.004 of a collection',
      [15, ['OrgnlIntrBkSttlmDt', 'MndtId', 'DtOfSgntr', 'Nm', 'Nm'], 4],
      collectionReturn('core'),
      'pacs.003.001.08',
      pacs003({ 'DrctDbtTxInf/PmtId/TxId': 'ZYCO-TX-0001' }),
    ],
    [
      'pacs.007',
      [13, ['IntrBkSttlmDt', 'MndtId', 'DtOfSgntr', 'Nm', 'Nm'], 4],
      pacs007(),
      'pacs.003.001.08',
      pacs003({ 'DrctDbtTxInf/PmtId/TxId': 'ZYDO-DD-0001' }),
    ],
    ['pain.002', [4, [], 9], pain002(), 'pain.001.001.09', pain001()],
    ['pain.007', [5, ['ReqdColltnDt'], 15], pain007(), 'pain.008.001.08', pain008()],
  ])('is compared for a %s', (_, [same, different, onlyInOriginal], message, messageType, original) => {
    const { result, references } = comparison(message, original, messageType);
    expect(result).toBe('complete');
    const compared = references.filter(({ kind }) => kind === 'transaction');
    expect(compared.map((reference) => reference.result)).toEqual(['compared']);
    const of = (state: string) => compared.flatMap(({ fields }) => fields.filter((field) => field.state === state));
    expect(of('same')).toHaveLength(same);
    expect(of('different').map(({ element }) => element)).toEqual(different);
    expect(of('onlyInOriginal')).toHaveLength(onlyInOriginal);
  });

  it('finds the same names in messages of 2009 and 2019', () => {
    const namesIn = (rbVersion: '2021' | '2025') =>
      transactionOf(
        camt056({}, rbVersion),
        payment('ZYDO-TX-0001', {}, rbVersion),
        rbVersion === '2021' ? 'pacs.008.001.02' : 'pacs.008.001.08',
      )
        .fields.filter(({ state, element }) => state === 'same' && !element.startsWith('BIC'))
        .map(({ name }) => name);
    expect(namesIn('2021')).toEqual(namesIn('2025'));
  });

  it('names the reference whose message or transaction is unknown', () => {
    const outcomes = ({ references }: Pick<ReturnType<typeof comparison>, 'references'>) =>
      references.map(({ kind, result, fields }) => `${kind} ${result} ${fields.length}`);
    expect(outcomes(compareWithOriginals(bytes(pacs004()), []))).toEqual(['transaction messageUnknown 0']);
    expect(
      outcomes(comparison(pacs004(), payment('OTHER', { 'CdtTrfTxInf/PmtId/EndToEndId': 'X' }), 'pacs.008.001.08')),
    ).toEqual(['transaction transactionUnknown 0']);
  });

  it('has a reference to the message as a whole', () => {
    const { references } = comparison(pacs002(), payment('ZYDO-TX-0001'), 'pacs.008.001.08');
    expect(references.map(({ kind, result }) => [kind, result])).toEqual([
      ['group', 'compared'],
      ['transaction', 'compared'],
    ]);
    expect(references[0]?.fields.map(({ element, state }) => [element, state])).toEqual([
      ['OrgnlMsgId', 'same'],
      ['OrgnlMsgNmId', 'same'],
    ]);
  });

  it('lists 200 references and counts the others', () => {
    const [before = '', transaction = '', after = ''] = pacs004().split(/(<TxInf>.*<\/TxInf>)/s);
    const many = `${before}${transaction.repeat(230)}${after}`;
    const { references, notListed } = compareWithOriginals(bytes(many), []);
    expect([references.length, notListed]).toEqual([200, 30]);
  });

  it('names a message that refers to no other, and a text that is no XML', () => {
    expect(compareWithOriginals(bytes(pacs008()), [])).toMatchObject({ result: 'noReference', references: [] });
    expect(compareWithOriginals(bytes('<Document'), [])).toMatchObject({ result: 'notXml' });
    expect(originalMessageIds(bytes(pacs004()))).toEqual(['ZYCO-20251013-0001']);
    expect(originalMessageIds(bytes(pacs008()))).toEqual([]);
  });
});
