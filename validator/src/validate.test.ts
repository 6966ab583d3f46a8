import type { Profile } from '@clearbench/iso20022/profile';
import { minimalMessage, pacs008Namespace } from '@clearbench/xml/testing/minimal-message.fixture';
import { validate } from './validate.ts';
import { createValidation } from './validation.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const check = (xml: string | Uint8Array, special: Partial<Profile> = {}) =>
  validate(typeof xml === 'string' ? bytesOf(xml) : xml, { ...profile, ...special }, { rules: [] });
const keys = (xml: string | Uint8Array): readonly string[] =>
  check(xml).validationMessages.map(({ textKey }) => textKey.replace('finding.', ''));
const first = (xml: string | Uint8Array) => check(xml).validationMessages[0];

describe('a good message', () => {
  it('has no findings', () => {
    const { validationSummary, validationMessages } = check(minimalMessage());
    expect(validationMessages).toEqual([]);
    expect(validationSummary).toMatchObject({
      valid: true,
      messageType: 'pacs.008.001.08',
      errors: 0,
      transactions: 1,
    });
    expect(validationSummary).toMatchObject({ scheme: 'sct', rbVersion: '2023', bytes: minimalMessage().length });
  });

  it('may use a prefix for its namespace', () => {
    const prefixed = minimalMessage()
      .replace(/<(\/?)(?=[A-Z])/g, '<$1p:')
      .replace('xmlns=', 'xmlns:p=');
    expect(prefixed).toContain('</p:Document>');
    expect(check(prefixed).validationSummary).toMatchObject({ valid: true, transactions: 1 });
  });

  it('may say where its schema lies', () => {
    const xsi = `<Document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${pacs008Namespace} a.xsd"`;
    expect(keys(minimalMessage().replace('<Document', xsi))).toEqual([]);
  });
});

describe('T-02: the message type', () => {
  it('names the known versions of a message', () => {
    const report = check(minimalMessage().replace('pacs.008.001.08', 'pacs.008.001.99'));
    expect(report.validationSummary.messageType).toBeUndefined();
    expect(report.validationMessages[0]).toMatchObject({
      ruleId: 'T-02',
      textKey: 'finding.T-02.version',
      helpKey: 'help.T-02',
      layer: 'structure',
      path: '/Document',
      expected: pacs008Namespace,
      params: { family: 'pacs.008.001', versions: '01–13', nearest: pacs008Namespace },
    });
  });

  it('names the nearest message only for a typing error', () => {
    const keyOf = (name: string) => keys(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"/>`);
    expect(keyOf('pasc.008.001.08')).toEqual(['T-02.namespace']);
    expect(keyOf('pacs.008.001.8')).toEqual(['T-02.namespace']);
    expect(keyOf('seev.031.001.02')).toEqual(['T-02.unknown']);
    expect(first('<Document xmlns="urn:other"/>')).toMatchObject({
      textKey: 'finding.T-02.unknown',
      params: { namespace: 'urn:other' },
    });
  });

  it('knows the messages of other schemes', () => {
    const other = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.003.001.08"/>';
    const messages = validate(bytesOf(other), profile).validationMessages;
    expect(messages.find(({ ruleId }) => ruleId === 'T-10')).toMatchObject({
      textKey: 'finding.T-10.scheme',
      layer: 'scheme',
      params: { message: 'pacs.003.001.08', schemes: 'SDD Core, SDD B2B', scheme: 'SCT' },
    });
  });

  it('asks for a namespace', () => expect(keys('<Document/>')).toEqual(['T-02.noNamespace']));

  it('asks for a document', () =>
    expect(keys(`<FIToFICstmrCdtTrf xmlns="${pacs008Namespace}"/>`)).toEqual(['T-02.root']));

  it('says which version the rulebook wants', () => {
    const { validationMessages } = validate(bytesOf(minimalMessage()), { ...profile, rbVersion: '2021' });
    const found = validationMessages.filter(({ ruleId }) => ruleId === 'T-10');
    expect(found).toMatchObject([{ textKey: 'finding.T-10.rulebookInstead', expected: 'pacs.008.001.02' }]);
  });
});

describe('T-03: the schema', () => {
  const broken = (from: string | RegExp, to: string) => first(minimalMessage().replace(from, to));
  const header = '/Document/FIToFICstmrCdtTrf/GrpHdr';
  const transaction = '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]';

  it('names all elements missing at a place', () =>
    expect(broken(/<MsgId>.*<\/NbOfTxs>\n/s, '')).toMatchObject({
      textKey: 'finding.T-03.missing',
      path: header,
      line: 5,
      params: { parent: 'GrpHdr', elements: 'MsgId, CreDtTm, NbOfTxs' },
    }));

  it('says before what an element belongs', () =>
    expect(broken(/(<MsgId>.*<\/MsgId>)\s*(<CreDtTm>.*<\/CreDtTm>)/, '$2$1')).toMatchObject({
      textKey: 'finding.T-03.order',
      path: `${header}/MsgId`,
      params: { element: 'MsgId', before: 'CreDtTm' },
      expected: 'BtchBookg, NbOfTxs',
    }));

  it('reports an unknown element once, whatever it holds', () => {
    const xml = minimalMessage().replace('<MsgId>', '<Foo><Bar/>x<Baz>1</Baz></Foo><MsgId>');
    expect(keys(xml)).toEqual(['T-03.unknown']);
    expect(first(xml)).toMatchObject({ path: `${header}/Foo`, expected: 'MsgId', line: 5 });
  });

  it('guesses what was meant', () =>
    expect(broken('<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><IntrmyAgt/>')).toMatchObject({
      textKey: 'finding.T-03.unknownNearest',
      params: { nearest: 'IntrmyAgt1' },
    }));

  it('counts', () => {
    expect(broken(/<ChrgBr>.*<\/ChrgBr>/, '$&$&')).toMatchObject({
      textKey: 'finding.T-03.tooManyOne',
      path: `${transaction}/ChrgBr[2]`,
    });
    const lines = '<AdrLine>x</AdrLine>'.repeat(9);
    expect(broken('<Nm>Anna</Nm>', `<Nm>Anna</Nm><PstlAdr>${lines}</PstlAdr>`)).toMatchObject({
      textKey: 'finding.T-03.tooMany',
      params: { limit: 7 },
    });
    expect(keys(minimalMessage().replace('<Nm>Anna</Nm>', `<Nm>Anna</Nm><PstlAdr>${lines}</PstlAdr>`))).toHaveLength(2);
  });

  it('lets choose once', () => {
    const other = '<Othr><Id>1</Id></Othr>';
    expect(broken(/<IBAN>.*<\/IBAN>/, `$&${other}`)).toMatchObject({
      textKey: 'finding.T-03.choice',
      params: { chosen: 'IBAN' },
    });
    expect(broken(/<IBAN>.*<\/IBAN>/, '')).toMatchObject({
      textKey: 'finding.T-03.missingChoice',
      expected: 'IBAN | Othr',
    });
  });

  it('wants no text between elements', () => {
    expect(broken('<GrpHdr>', '<GrpHdr>text')).toMatchObject({
      textKey: 'finding.T-03.text',
      path: header,
      line: 4,
      column: 13,
    });
  });

  it.each([10, 70_000])('shows where such a text begins behind %d blanks, however it comes', (blanks) => {
    const text = minimalMessage().replace('<GrpHdr>', `<GrpHdr>${' '.repeat(blanks)}\r\n\n  text`);
    const bytes = bytesOf(text);
    const inPieces = createValidation(profile, { rules: [] });
    for (let at = 0; at < bytes.length; at += 1000) inPieces.push(bytes.subarray(at, at + 1000));
    const found = [{ textKey: 'finding.T-03.text', path: header, line: 6, column: 3 }];
    expect(check(text).validationMessages).toMatchObject(found);
    expect(inPieces.finish().validationMessages).toMatchObject(found);
  });

  it('wants elements in their namespace', () =>
    expect(broken('<ChrgBr>', '<x:y xmlns:x="urn:x"/><ChrgBr>')).toMatchObject({
      textKey: 'finding.T-03.namespace',
      params: { namespace: 'urn:x' },
    }));

  it('says of an element without one that it has none', () =>
    expect(broken('<ChrgBr>', '<ChrgBr xmlns="">')).toMatchObject({
      textKey: 'finding.T-03.noNamespace',
      params: { element: 'ChrgBr' },
    }));

  it.each([
    ['maxLength', '<EndToEndId>E1', `<EndToEndId>${'x'.repeat(36)}`, { limit: 35, length: 36 }],
    ['pattern', '<BICFI>ZYDODEF0', '<BICFI>zydodef0', {}],
    ['enumeration', '>SLEV<', '>NONE<', {}],
    ['fractionDigits', '>1.00<', '>1.000001<', { limit: 5 }],
    ['totalDigits', '>1.00<', '>12345678901234567890<', { limit: 18 }],
    ['minInclusive', '>1.00<', '>-1.00<', { limit: '0' }],
    ['decimal', '>1.00<', '>1,00<', {}],
    ['date', '>2025-10-16<', '>2025-02-30<', {}],
    ['dateTime', 'T10:30:00', ' 10:30:00', {}],
  ])('checks %s', (variant, from, to, params) => {
    expect(broken(from, to)).toMatchObject({ textKey: `finding.T-03.${variant}`, params });
  });

  it('wants values', () => {
    expect(broken('>M1<', '><')).toMatchObject({ textKey: 'finding.T-03.empty', path: `${header}/MsgId` });
    expect(broken('<MsgId>M1</MsgId>', '<MsgId/>')).toMatchObject({
      textKey: 'finding.T-03.empty',
      line: 5,
      column: 7,
    });
  });

  it('has the place and the text of the value', () =>
    expect(broken('>SLEV<', '>NÖNE&amp;<')).toMatchObject({
      line: 16,
      column: 15,
      value: 'NÖNE&',
      expected: 'DEBT, CRED, SHAR, SLEV',
    }));

  it('counts characters of names, too', () => {
    const prefixed = minimalMessage()
      .replace(/<(\/?)(?=[A-Z])/g, '<$1é😀:')
      .replace('xmlns=', 'xmlns:é😀=');
    const [found] = check(prefixed.replace('>SLEV<', '>NONE<')).validationMessages;
    const line = prefixed.split('\n')[(found?.line ?? 0) - 1] ?? '';
    expect(found).toMatchObject({ textKey: 'finding.T-03.enumeration', column: line.indexOf('SLEV') + 1 });
    const unknown = '<Ü ä="ö" ß=""></Ü ><ChrgBr>';
    expect(check(minimalMessage().replace('<ChrgBr>SLEV', `${unknown}NONE`)).validationMessages).toMatchObject([
      { textKey: 'finding.T-03.unknown', column: 7 },
      { textKey: 'finding.T-03.enumeration', column: 7 + unknown.length },
    ]);
  });

  it('checks attributes', () => {
    expect(broken('Ccy="EUR"', 'Ccy="eur"')).toMatchObject({
      textKey: 'finding.T-03.pattern',
      path: `${transaction}/IntrBkSttlmAmt/@Ccy`,
    });
    expect(broken(' Ccy="EUR"', '')).toMatchObject({
      textKey: 'finding.T-03.attributeMissing',
      params: { attribute: 'Ccy' },
    });
    expect(broken('<ChrgBr>', '<ChrgBr x="1">')).toMatchObject({
      textKey: 'finding.T-03.attribute',
      params: { attribute: 'x' },
    });
  });

  it('checks values that come in pieces', () => {
    expect(keys(minimalMessage().replace('>SLEV<', '>SL<!-- x --><![CDATA[EV]]><'))).toEqual([]);
    expect(broken('>SLEV<', '>SL<!-- x --><![CDATA[E&V]]><')).toMatchObject({
      textKey: 'finding.T-03.enumeration',
      value: 'SLE&V',
    });
  });
});
