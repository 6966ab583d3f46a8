import { structureFindings } from '@clearbench/validator/testing/structure-findings.fixture';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { schemaOracle } from './schema-oracle.ts';

const oracle = schemaOracle('pacs.008.001.08');
afterAll(() => oracle.dispose());

/** The smallest message with one more element or another value; each place represents a type of XML Schema. */
const places: Readonly<Record<string, (value: string) => string>> = {
  text: (value) => minimalMessage().replace('>M1<', () => `>${value}<`),
  pattern: (value) => minimalMessage().replace('>DE89370400440532013000<', () => `>${value}<`),
  code: (value) => minimalMessage().replace('>SLEV<', () => `>${value}<`),
  amount: (value) => minimalMessage().replace('>1.00<', () => `>${value}<`),
  sum: (value) => minimalMessage().replace('</NbOfTxs>', () => `</NbOfTxs><CtrlSum>${value}</CtrlSum>`),
  boolean: (value) => minimalMessage().replace('<NbOfTxs>', () => `<BtchBookg>${value}</BtchBookg><NbOfTxs>`),
  date: (value) => minimalMessage().replace('>2025-10-16<', () => `>${value}<`),
  dateTime: (value) => minimalMessage().replace('>2025-10-15T10:30:00<', () => `>${value}<`),
  time: (value) =>
    minimalMessage().replace('<ChrgBr>', () => `<SttlmTmReq><CLSTm>${value}</CLSTm></SttlmTmReq><ChrgBr>`),
  currency: (value) => minimalMessage().replace('Ccy="EUR"', () => `Ccy="${value}"`),
};

type Verdicts = { readonly right: readonly string[]; readonly wrong: readonly string[] };

const iban = 'DE89370400440532013000';
const x34 = 'x'.repeat(34);

const verdicts: Readonly<Record<string, Verdicts>> = {
  text: {
    right: [
      ' M1 ',
      ' ',
      x34,
      `${x34}\n`,
      `${x34}\r\n`,
      `${x34}&#10;`,
      '😀'.repeat(35),
      '&#128512;'.repeat(35),
      'e\u0301',
    ],
    wrong: ['', `${x34} \n`, `${x34}&#13;&#10;`, '😀'.repeat(36), '&#128512;'.repeat(36), 'e\u0301'.repeat(18)],
  },
  pattern: {
    right: [iban, 'DE89x', `${iban.slice(0, 4)}${'a'.repeat(30)}`, 'DE89<!-- 1 -->37', '&#68;E89370'],
    wrong: [`${iban} `, `\n${iban}`, 'DE89', 'de89370', 'DE8937ü', 'DE89３７', `${iban.slice(0, 4)}${'a'.repeat(31)}`],
  },
  code: {
    right: ['SLEV', 'SL<!-- -->EV', '<![CDATA[SLEV]]>', 'S&#76;EV', 'SL<?x y?>EV', 'S<![CDATA[LE]]>V'],
    wrong: ['SLEV ', ' SLEV', 'slev', 'SLE', 'SLEVSLEV', '', 'ЅLEV'],
  },
  amount: {
    right: [
      '1',
      '+1',
      '.5',
      '1.',
      '01.50',
      '0',
      '-0',
      '-0.00',
      ' 1.00\n',
      '\t1',
      '1<!-- -->.00',
      '&#x31;.00',
      '1.500000000',
    ],
    wrong: [
      '',
      ' ',
      '.',
      '+',
      '1e2',
      '1,00',
      'INF',
      'NaN',
      '-0.01',
      '1 0',
      '1.123456',
      '1.0000001',
      '٣',
      '\u00a01',
      '--1',
    ],
  },
  sum: {
    right: [
      '123456789012345678',
      '0.12345678901234567',
      '000000000000000000000000001',
      '1.50000000000000000000',
      '-1.5',
    ],
    wrong: ['1234567890123456789', '0.123456789012345678', '12.34567890123456789', '1234567890123456.789'],
  },
  boolean: {
    right: ['true', 'false', '1', '0', ' true ', '\n0\t', 't<!-- -->rue', '<![CDATA[1]]>'],
    wrong: ['', 'TRUE', 'True', '01', '2', 'yes', 'tr ue', '-1', '\u00a0true'],
  },
  date: {
    right: [
      '2025-10-16Z',
      '2025-10-16+14:00',
      '2025-10-16-14:00',
      '2025-10-16-00:00',
      '2024-02-29',
      '2000-02-29',
      '10000-01-01',
      '-0001-12-31',
      '0001-01-01',
    ],
    wrong: [
      '',
      '2025-10-16z',
      '2025-10-16+14:01',
      '2025-10-16+24:00',
      '2025-10-16+1:00',
      '2025-10-16+0100',
      '2025-02-29',
      '1900-02-29',
      '2025-04-31',
      '2025-10-00',
      '2025-00-10',
      '25-10-16',
      '02025-10-16',
      '0000-01-01',
      '2025-10-16T00:00:00',
      '2025/10/16',
      '16.10.2025',
      '+2025-10-16',
    ],
  },
  dateTime: {
    right: [
      '2025-10-15T10:30:00',
      '2025-10-15T10:30:00Z',
      '2025-10-15T10:30:00.1',
      '2025-10-15T10:30:00.123456789012+02:00',
      '2025-10-15T24:00:00',
      '2025-10-15T24:00:00.000Z',
      '2025-10-15T00:00:00-13:59',
    ],
    wrong: [
      '2025-10-15',
      '2025-10-15T10:30',
      '2025-10-15 10:30:00',
      '2025-10-15t10:30:00',
      '2025-10-15T10:30:00.',
      '2025-10-15T10:30:60',
      '2025-10-15T10:60:00',
      '2025-10-15T25:00:00',
      '2025-10-15T24:00:01',
      '2025-10-15T24:00:00.001',
      '2025-10-15T10:30:00+15:00',
      '2025-10-15T10:30:00 Z',
      '2025-10-15T10:30:00,5',
      '2025-10-15T1:30:00',
    ],
  },
  time: {
    right: ['00:00:00', '23:59:59.999', '24:00:00', '12:00:00Z', '12:00:00+13:59', '12:00:00-14:00'],
    wrong: ['', '12:00', '12:00:00.', '12:00:60', '1:00:00', '24:00:01', '12:00:00+14:30', '12:00:00z', '120000'],
  },
  currency: {
    right: ['EUR', '&#69;UR', '&#x45;&#x55;&#x52;'],
    wrong: ['', ' EUR', 'EUR ', 'EUR&#10;', 'eur', 'EURO', 'EU', 'ÄUR', '😀UR'],
  },
};

describe.each(Object.entries(verdicts))('values: %s', (place, { right, wrong }) => {
  const written = (value: string): string => places[place]?.(value) ?? '';
  const judged = (value: string) => ({
    value,
    ours: structureFindings(written(value)).length === 0,
    theirs: oracle.accepts(written(value)),
  });

  it('are right where XML Schema says so', () => {
    for (const value of right) expect(judged(value)).toEqual({ value, ours: true, theirs: true });
  });

  it('are wrong where XML Schema says so', () => {
    for (const value of wrong) expect(judged(value)).toEqual({ value, ours: false, theirs: false });
  });
});

describe('blanks around dates and times', () => {
  // XML Schema takes them off before it looks; libxml2 does so with numbers alone.
  it.each([
    ['date', ' 2025-10-16\n'],
    ['dateTime', '\t2025-10-15T10:30:00Z '],
    ['time', '\n12:00:00\n'],
  ])('belong to no %s', (place, value) => {
    expect(structureFindings(places[place]?.(value) ?? '')).toEqual([]);
  });
});
