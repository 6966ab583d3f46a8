import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './validate.ts';

const namespaceOf = (message: string): string => `urn:iso:std:iso:20022:tech:xsd:${message}`;

const header = (
  announced: string,
  created = '2025-10-15T10:30:00Z',
): string => `<AppHdr xmlns="${namespaceOf('head.001.001.02')}">
<Fr><FIId><FinInstnId><BICFI>ZYAADEF0</BICFI></FinInstnId></FIId></Fr>
<To><FIId><FinInstnId><BICFI>ZYBBDEF0</BICFI></FinInstnId></FIId></To>
<BizMsgIdr>B1</BizMsgIdr>
<MsgDefIdr>${announced}</MsgDefIdr>
<CreDt>${created}</CreDt>
</AppHdr>
`;

const documentOf = (changes: Parameters<typeof pacs008>[0] = {}): string => pacs008(changes).replace(/<\?.*\?>\s*/, '');

/** As clearings have it in their files: the message without its Document. */
const bulkOf = (changes: Parameters<typeof pacs008>[0] = {}): string =>
  documentOf(changes)
    .replace(/<Document[^>]*>\s*/, '')
    .replace(/\s*<\/Document>/, '')
    .replace('<FIToFICstmrCdtTrf>', `<FIToFICstmrCdtTrf xmlns="${namespaceOf('pacs.008.001.08')}">`);

/** Ids that no other sample has. */
const own = { 'GrpHdr/MsgId': 'ZYDO-NEXT', 'CdtTrfTxInf/PmtId/TxId': 'ZYDO-NEXT-1' };

const check = (text: string) => validate(new TextEncoder().encode(text), sctProfile);
const found = (text: string) =>
  check(text).validationMessages.map(({ textKey, path, line }) => `${line} ${textKey.replace('finding.', '')} ${path}`);

describe('a header and its message in one envelope', () => {
  const pair = (announced = 'pacs.008.001.08'): string =>
    `<Envelope>\n${header(announced)}${documentOf()}</Envelope>\n`;

  it('are checked both, and are the message', () => {
    expect(found(pair())).toEqual([]);
    expect(check(pair()).validationSummary).toMatchObject({
      valid: true,
      messageType: 'pacs.008.001.08',
      transactions: 1,
    });
  });

  it('may stand in an envelope of any namespace', () => {
    expect(found(pair().replace('<Envelope>', '<e:Envelope xmlns:e="urn:e">').replace('</Env', '</e:Env'))).toEqual([]);
  });

  it('have their findings where they stand', () => {
    const text = `<Envelope>\n${header('pacs.008.001.08', '2025-10-15')}${documentOf({ 'GrpHdr/MsgId': 'x'.repeat(36) })}</Envelope>`;
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(found(text)).toEqual([
      `${lineOf('<CreDt>')} T-03.dateTime /Envelope/AppHdr/CreDt`,
      `${lineOf('<MsgId>')} T-03.maxLength /Envelope/Document/FIToFICstmrCdtTrf/GrpHdr/MsgId`,
    ]);
  });

  it('have the findings of rules where they stand', () => {
    const text = `<Envelope>\n${header('pacs.008.001.08')}${documentOf({ 'GrpHdr/NbOfTxs': '2' })}</Envelope>`;
    expect(found(text).join()).toContain('G-02 /Envelope/Document/FIToFICstmrCdtTrf/GrpHdr/NbOfTxs');
  });

  it('must agree on what the message is', () => {
    expect(found(pair('pacs.004.001.09'))).toEqual(['6 T-02.announced /Envelope/AppHdr/MsgDefIdr']);
  });
});

describe('several messages in one file', () => {
  it('are checked each for itself', () => {
    const text = `<c:File xmlns:c="urn:c"><c:Sender>A</c:Sender>\n${bulkOf()}\n${bulkOf(own)}\n</c:File>`;
    expect(found(text)).toEqual(['1 T-02.envelope /File']);
    expect(check(text).validationSummary).toMatchObject({ valid: true, transactions: 2 });
  });

  it('have findings with different paths and lines', () => {
    const text = `<File>\n${bulkOf()}\n${bulkOf({ ...own, 'GrpHdr/NbOfTxs': '7' })}</File>`;
    const line = text.slice(0, text.lastIndexOf('<NbOfTxs>')).split('\n').length;
    expect(found(text)).toEqual(['1 T-02.envelope /File', `${line} G-02 /File/FIToFICstmrCdtTrf/GrpHdr/NbOfTxs`]);
  });

  it('are known by their namespaces alone', () => {
    const unknown = documentOf().replace('pacs.008.001.08', 'pacs.008.001.99');
    expect(found(`<File>\n${unknown}</File>`)).toEqual(['2 T-02.version /File/Document']);
  });

  it('cannot stand inside one another', () => {
    const text = `<File>${bulkOf().replace('</GrpHdr>', `${bulkOf()}</GrpHdr>`)}</File>`;
    expect(found(text).join()).toContain('T-03.unknown');
  });
});

describe('an envelope that is not known', () => {
  const messageIn = (text: string) =>
    check(text).validationMessages.flatMap(({ textKey, severity, text }) =>
      textKey === 'finding.T-02.envelope' ? [`${severity}: ${text}`] : [],
    );

  it('is reported with the messages that were recognised inside it', () => {
    const text = `<File xmlns="urn:c">${header('pacs.008.001.08')}${bulkOf()}${bulkOf(own)}</File>`;
    const recognised = 'Recognised inside it: head.001.001.02, 2 × pacs.008.001.08.';
    expect(messageIn(text)).toEqual([expect.stringContaining(recognised)]);
    expect(messageIn(text)[0]).toMatch(/^Info: The envelope File is not/);
  });

  it('is reported without a header, too', () =>
    expect(messageIn(`<File>${documentOf()}</File>`)[0]).toContain('inside it: pacs.008.001.08.'));

  it('is reported with the profile of the product, or of an administrator, that has it', () => {
    const text = `<BlkClrIcfBlkCdtTrf xmlns="urn:clearbench:bulk:xsd:icf">${bulkOf()}</BlkClrIcfBlkCdtTrf>`;
    const [message] = check(text).validationMessages;
    expect(message).toMatchObject({
      textKey: 'finding.T-02.otherEnvelope',
      severity: 'Warning',
      params: { profile: 'Bulk clearing shape', messages: 'pacs.008.001.08' },
    });
    expect(found(text.replace(bulkOf(), ''))).toEqual(['1 T-02.otherFile /BlkClrIcfBlkCdtTrf']);
    const own = { ...sctProfile, otherEnvelopes: { 'urn:c': 'Own bank' } };
    const [ofOwn] = validate(
      new TextEncoder().encode(`<File xmlns="urn:c">${bulkOf()}</File>`),
      own,
    ).validationMessages;
    expect(ofOwn?.text).toContain('the envelope profile “Own bank”');
  });

  it('is reported with the environment and its profile where they are known', () => {
    const profile = { ...sctProfile, environment: { name: 'Test 1', envelope: 'Neutral' } };
    const [message] = validate(new TextEncoder().encode(`<File>${documentOf()}</File>`), profile).validationMessages;
    expect(message).toMatchObject({ textKey: 'finding.T-02.envelopeIn' });
    expect(message?.text).toContain('in the environment “Test 1” (envelope profile “Neutral”)');
  });

  it('is not reported around one message with its business header', () =>
    expect(messageIn(`<File>${header('pacs.008.001.08')}${documentOf()}</File>`)).toEqual([]));
});

describe('the envelope profile of an environment that no longer exists', () => {
  it('has a warning, and files are validated by the neutral profile', () => {
    const profile = { ...sctProfile, missingEnvelope: 'gone', environment: { name: 'Test 1', envelope: 'Neutral' } };
    const { validationMessages } = validate(new TextEncoder().encode(documentOf()), profile);
    expect(validationMessages).toMatchObject([
      {
        textKey: 'finding.T-02.profileMissing',
        severity: 'Warning',
        line: 1,
        params: { missing: 'gone', own: 'Neutral' },
      },
    ]);
  });
});

describe('a document element that holds no message', () => {
  it('is none itself', () => {
    expect(found('<Envelope>\n<a/></Envelope>')).toEqual(['1 T-02.noNamespace /Envelope']);
    expect(found('<Envelope xmlns="urn:e"><a/></Envelope>')).toEqual(['1 T-02.unknown /Envelope']);
    expect(found(`<Envelope xmlns="urn:e">${header('pacs.008.001.08')}</Envelope>`)).toEqual([
      '1 T-02.unknown /Envelope',
    ]);
  });
});
