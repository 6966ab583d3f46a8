import { messageModel } from '../model/message-models.ts';
import { messagesOf, rulebookVersions } from '../rulebooks.ts';
import { lineDocument } from './line-source.ts';
import { messageSubset } from './message-subset.ts';
import { narrowedValue } from './narrowed-value.ts';
import { elementsBeside, placeInSubset, requiredElements, schemeElements } from './scheme-elements.ts';
import { readSubsetValue } from './subset-notation.ts';
import { useInText } from './use-in-text.ts';

const sct2025 = { scheme: 'sct', rbVersion: '2025' } as const;
const subset = messageSubset('pacs.008.001.08', sct2025)?.anyUse;
if (subset === undefined) throw new Error('no subset');
const model = messageModel('pacs.008.001.08');
if (model === undefined) throw new Error('no model');

describe('a place in a subset', () => {
  it('is an element of the subset, or outside it with all below', () => {
    expect(placeInSubset(subset, ['CdtTrfTxInf', 'Dbtr']).status).toBe('allowed');
    expect(placeInSubset(subset, ['CdtTrfTxInf', 'Dbtr', 'CtryOfRes'])).toEqual({
      status: 'outside',
      element: undefined,
    });
    expect(placeInSubset(subset, ['CdtTrfTxInf', 'IntrmyAgt1', 'FinInstnId']).status).toBe('outside');
  });
});

const place = placeInSubset(subset, ['CdtTrfTxInf', 'RmtInf']);
const type = model.typeNamed('RemittanceInformation16');

describe('the elements of a type in a scheme', () => {
  it('have the bounds of the subset and those of ISO 20022', () => {
    const [unstructured] = schemeElements(type, place.element);
    expect(unstructured).toMatchObject({ status: 'allowed', use: { max: 1 }, iso: { max: Infinity } });
  });

  it('are compared once', () => expect(schemeElements(type, place.element)).toBe(schemeElements(type, place.element)));

  it('are all allowed where no subset is known', () =>
    expect(schemeElements(type, undefined).every(({ status, use, iso }) => status === 'allowed' && use === iso)).toBe(
      true,
    ));

  it('never lack in a subset what ISO 20022 requires', () => {
    const lacking = rulebookVersions.flatMap((rbVersion) =>
      (['sct', 'inst', 'core', 'b2b'] as const).flatMap((scheme) =>
        messagesOf(rbVersion, scheme).flatMap((name) => {
          const known = messageSubset(name, { scheme, rbVersion });
          const own = messageModel(name);
          const root = own?.document.kind === 'sequence' ? own.document.elements[0] : undefined;
          if (known === undefined || own === undefined || root === undefined) return [];
          const elements = schemeElements(own.typeNamed(root.type), known.anyUse);
          return elements.filter(({ status, iso }) => status !== 'allowed' && iso.min > 0).map(({ iso }) => iso.name);
        }),
      ),
    );
    expect(lacking).toEqual([]);
  });
});

describe('a narrowed value', () => {
  const text = { kind: 'text', min: 1, max: 140 } as const;
  const amount = { kind: 'decimal', totalDigits: 18, fractionDigits: 5, from: '0' } as const;

  it.each([
    ['text 1..70', text, { kind: 'text', min: 1, max: 70 }],
    ['code SEPA', text, { kind: 'code', codes: ['SEPA'] }],
    ['pattern [A-Z]+', text, { kind: 'pattern', pattern: '[A-Z]+' }],
    ['amount 0.01..999999999.99 2 EUR', amount, { kind: 'decimal', totalDigits: 11, fractionDigits: 2, from: '0.01' }],
    ['value', text, text],
  ])('of %s has the facets of the subset', (notation, iso, narrowed) =>
    expect(narrowedValue(iso, readSubsetValue(notation))).toEqual(narrowed),
  );
});

describe('the use of a message in a text', () => {
  const profile = { ...sct2025, now: '2026-01-15T10:00:00Z' };
  const recall = { name: 'camt.056.001.08', transaction: 'TxInf' };
  const transaction = (code: string) => `<TxInf><CxlRsnInf><Rsn><Cd>${code}</Cd></Rsn></CxlRsnInf></TxInf>`;
  const text = `<FIToFIPmtCxlReq><Undrlyg>${transaction('CUST')}${transaction('DUPL')}</Undrlyg></FIToFIPmtCxlReq>`;
  const opened = (local: string, from: number) => ({ local, from });
  const message = opened('FIToFIPmtCxlReq', 0);
  const group = opened('Undrlyg', text.indexOf('<Undrlyg'));

  it('is that of the transaction around the place, or of the first one', () => {
    const second = opened('TxInf', text.lastIndexOf('<TxInf'));
    expect(useInText(text, recall, [message, group, second], profile)).toBe('recall');
    expect(useInText(text, recall, [message], profile)).toBe('requestForRecall');
  });

  it('is known from the groups around a transaction', () => {
    const order =
      '<CstmrCdtTrfInitn><PmtInf><PmtTpInf><LclInstrm><Cd>PERI</Cd></LclInstrm></PmtTpInf><CdtTrfTxInf/></PmtInf></CstmrCdtTrfInitn>';
    const around = ['CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf'].map((name) => opened(name, order.indexOf(`<${name}`)));
    expect(useInText(order, { name: 'pain.001.001.09', transaction: 'CdtTrfTxInf' }, around, profile)).toBe(
      'extendedRemittance',
    );
  });

  it('is unknown while nothing decides, and in a text half written', () => {
    expect(useInText('<FIToFIPmtCxlReq><Undrlyg><TxInf', recall, [message], profile)).toBeUndefined();
    expect(useInText('', recall, [message], profile)).toBeUndefined();
  });
});

describe('the document of a line', () => {
  const kindOf = (message: string, where: Parameters<typeof lineDocument>[1], use = 'transfer') =>
    lineDocument(message, where, use, { source: undefined })?.kind;

  it('is the schema of that year, an earlier one, or practice', () => {
    expect(kindOf('pacs.008.001.08', { scheme: 'sct', rbVersion: '2023' })).toBe('schema');
    expect(kindOf('pacs.008.001.08', sct2025)).toBe('carriedOver');
    expect(kindOf('camt.053.001.08', sct2025)).toBeUndefined();
  });

  it('is that of the line if the line names one', () =>
    expect(lineDocument('pacs.008.001.08', sct2025, 'transfer', { source: 'practice' })).toEqual({
      kind: 'practice',
      guideline: 'EPC115-06',
      year: '2023',
    }));
});

describe('elements of which one is used', () => {
  const [left, right] = [schemeElements(type, place.element)[0], schemeElements(type, place.element)[1]];
  const names = [left?.iso.name ?? '', right?.iso.name ?? ''];
  const subsetOfOne = { ...place.element, oneOf: { names, isRequired: true } } as typeof subset;

  it('are outside the subset beside another one', () => {
    const elements = schemeElements(type, subsetOfOne);
    const statuses = (has: string) =>
      elementsBeside(elements, subsetOfOne, (name) => name === has).map(({ status }) => status);
    expect(statuses('')).toEqual(elements.map(({ status }) => status));
    expect(statuses(names[1] ?? '').slice(0, 2)).toEqual(['outside', 'allowed']);
  });

  it('are required by the first of them', () =>
    expect(requiredElements(type, subsetOfOne).map(({ use }) => use.name)).toEqual([names[0]]));
});
