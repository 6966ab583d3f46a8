import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './validate.ts';

const bulk = (message = 'pacs.008.001.08', changes: Parameters<typeof pacs008>[0] = {}): string =>
  pacs008(changes)
    .replace(/<\?.*\?>\s*/, '')
    .replace(/<Document[^>]*>\s*/, '')
    .replace(/\s*<\/Document>/, '')
    .replace('<FIToFICstmrCdtTrf>', `<FIToFICstmrCdtTrf xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">`);

/** One more, with ids of its own. */
const next = (changes: Parameters<typeof pacs008>[0] = {}): string =>
  bulk(undefined, { 'GrpHdr/MsgId': 'ZYDO-NEXT', 'CdtTrfTxInf/PmtId/TxId': 'ZYDO-NEXT-1', ...changes });

const header = (bulks: number): string => `<c:SndgInst>ZYDODEF0</c:SndgInst><c:RcvgInst>ZYCSDEF0</c:RcvgInst>
<c:FileRef>F1</c:FileRef><c:SrvcId>SCT</c:SrvcId><c:TstCode>T</c:TstCode>
<c:FType>ICF</c:FType><c:FDtTm>2025-10-15T10:30:00</c:FDtTm>
<c:NumCTBlk>${bulks}</c:NumCTBlk><c:NumPCRBlk>0</c:NumPCRBlk><c:NumRFRBlk>0</c:NumRFRBlk><c:NumROIBlk>0</c:NumROIBlk><c:NumSRBlk>0</c:NumSRBlk>`;

const file = (head: string, ...bulks: readonly string[]): string =>
  `<c:CreditFile xmlns:c="urn:clearbench:csm:icf">\n${head}\n${bulks.join('\n')}\n</c:CreditFile>`;

const check = (text: string, profile = sctProfile) => validate(new TextEncoder().encode(text), profile);
const found = (text: string) =>
  check(text).validationMessages.map(({ textKey, path }) => `${textKey.replace('finding.', '')} ${path}`);

describe('a file of a clearing', () => {
  it('is right with its header and bulks', () => {
    const text = file(header(2), bulk(), next());
    expect(found(text)).toEqual([]);
    expect(check(text).validationSummary).toMatchObject({
      messageType: 'pacs.008.001.08',
      transactions: 2,
      valid: true,
    });
  });

  it('may hold its header alone', () => expect(found(file(header(0)))).toEqual([]));

  it('has a header that is checked like a message', () => {
    const bad = header(0).replace('>T<', '>TEST1<').replace('T10:30:00', '').replace('>0<', '>none<');
    expect(found(file(bad.replace(/<c:FileRef>.*?<\/c:FileRef>/, '<c:More/>')))).toEqual([
      'T-03.unknown /CreditFile/More',
      'T-03.missing /CreditFile',
      'T-03.maxLength /CreditFile/TstCode',
      'H-04.noCode /CreditFile/TstCode',
      'T-03.dateTime /CreditFile/FDtTm',
      'T-03.pattern /CreditFile/NumCTBlk',
    ]);
  });

  it('has rules for its header, which know nothing of its bulks, nor theirs of it', () => {
    const bad = header(2).replace('>ZYDODEF0<', '>Bank<').replace('>ICF<', '>SCF<');
    expect(found(file(bad, bulk(), next({ 'GrpHdr/NbOfTxs': '2' })))).toEqual([
      'H-02.form /CreditFile/SndgInst',
      'H-01.type /CreditFile/FType',
      'G-02 /CreditFile/FIToFICstmrCdtTrf[2]/GrpHdr/NbOfTxs',
    ]);
  });

  it('has severities of its own, whatever those of its bulks’ formats', () => {
    const profile = {
      ...sctProfile,
      overrides: { 'H-02': 'Info' as const },
      formats: { 'pacs.008.001.08': { severities: { 'H-08': 'off' as const, 'G-02': 'off' as const } } },
    };
    const text = file(header(3).replace('>ZYDODEF0<', '>Bank<'), bulk('pacs.008.001.08', { 'GrpHdr/NbOfTxs': '2' }));
    const messages = check(text, profile).validationMessages;
    expect(messages.map(({ severity, ruleId }) => `${severity} ${ruleId}`)).toEqual(['Info H-02', 'Error H-08']);
  });

  it('counts its bulks', () => {
    const [message] = check(file(header(3), bulk())).validationMessages;
    expect(message).toMatchObject({
      textKey: 'finding.H-08',
      path: '/CreditFile/NumCTBlk',
      line: 5,
      value: '3',
      expected: '1',
    });
  });

  it('has findings in the bulk they are in', () => {
    const text = file(header(2), bulk(), next({ 'GrpHdr/NbOfTxs': '2', 'GrpHdr/MsgId': 'x'.repeat(36) }));
    expect(found(text)).toEqual([
      'T-03.maxLength /CreditFile/FIToFICstmrCdtTrf[2]/GrpHdr/MsgId',
      'G-02 /CreditFile/FIToFICstmrCdtTrf[2]/GrpHdr/NbOfTxs',
    ]);
  });

  it('takes the messages of its kind and no others', () => {
    const foreign = '<FIToFICstmrDrctDbt xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.003.001.08"/>';
    expect(found(file(header(0), foreign))).toEqual(['T-03.unknown /CreditFile/FIToFICstmrDrctDbt']);
    expect(found(file(header(0), '<c:More/>', '<Other xmlns="urn:other"/>'))).toEqual([
      'T-03.unknown /CreditFile/More',
      'T-03.namespace /CreditFile/Other',
    ]);
  });

  it('takes messages in the version of the rulebook', () => {
    expect(found(file(header(1), bulk('pacs.008.001.02'))).join()).toContain(
      'T-10.rulebookInstead /CreditFile/FIToFICstmrCdtTrf[1]',
    );
  });

  it('says of a bulk of no known version which one may be meant, and counts it', () => {
    const [message, ...others] = check(file(header(1), bulk('pacs.008.001.99'))).validationMessages;
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      textKey: 'finding.T-02.version',
      path: '/CreditFile/FIToFICstmrCdtTrf[1]',
      expected: 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08',
    });
  });

  it('is not a message if its namespace is unknown, also without known file forms', () => {
    const text = file(header(0)).replace('urn:clearbench:csm:icf', 'urn:other');
    expect(found(text)).toEqual(['H-01.namespace /CreditFile']);
    const { validationMessages } = check(text, { ...sctProfile, overrides: { 'H-01': 'off' } });
    expect(validationMessages.map(({ textKey }) => textKey)).toEqual(['finding.T-02.unknown']);
  });

  it('has the form an installation gives it', () => {
    const own = neutralForms.map((form) => ({ ...form, root: 'Blk', namespace: `urn:own:${form.fileType}` }));
    const text = file(header(1), bulk())
      .replaceAll('c:CreditFile', 'c:Blk')
      .replace('urn:clearbench:csm:icf', 'urn:own:ICF');
    expect(check(text, { ...sctProfile, envelopes: own }).validationMessages).toEqual([]);
    expect(check(text.replace('>T<', '>X<'), { ...sctProfile, envelopes: own }).validationSummary.errors).toBe(1);
    expect(
      check(text.replace('urn:own:ICF', 'urn:own:xyz'), { ...sctProfile, envelopes: own }).validationMessages,
    ).toEqual([expect.objectContaining({ ruleId: 'H-01', expected: 'urn:own:ICF' })]);
  });
});
