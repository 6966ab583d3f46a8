import { type NewIdsOptions, newIds } from './new-ids.ts';

const now = '2026-11-22T10:00:00.000Z';
const renew = (text: string, changes: Partial<NewIdsOptions> = {}): string => {
  const made = newIds(new TextEncoder().encode(text), { seed: [1, 2, 3, 4], now, ...changes });
  if ('brokenAtLine' in made) throw new Error(`broken in line ${made.brokenAtLine}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(made.bytes);
};
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`, 'g'))].map(([, value = '']) => value);

const transaction = (id: string, more = '') =>
  `<CdtTrfTxInf>\n  <PmtId><InstrId>${id}</InstrId><EndToEndId>E-${id}</EndToEndId><TxId>${id}</TxId>${more}</PmtId>\n</CdtTrfTxInf>`;
const message = (messageId: string, ...transactions: string[]) =>
  `<?xml version="1.0"?>\r\n<Document xmlns="urn:x"><FIToFICstmrCdtTrf>\r\n<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2020-01-01T00:00:00</CreDtTm></GrpHdr>\r\n${transactions.join('\n')}</FIToFICstmrCdtTrf></Document>\n`;

describe('new ids', () => {
  it('replace the ids and the creation time, and keep the form of the ids and every other byte', () => {
    const before = message('MSG20200101-000017', transaction('TX-20200101000001'));
    const after = renew(before);
    expect(valuesOf(after, 'MsgId')[0]).toMatch(/^MSG\d{8}-\d{6}$/);
    expect(valuesOf(after, 'MsgId')[0]).not.toBe('MSG20200101-000017');
    expect(valuesOf(after, 'TxId')[0]).toMatch(/^TX-\d{14}$/);
    expect(valuesOf(after, 'CreDtTm')).toEqual(['2026-11-22T11:00:00']);
    const blank = (text: string) => text.replace(/<(MsgId|CreDtTm|TxId|InstrId)>[^<]*</g, '<$1><');
    expect(blank(after)).toBe(blank(before));
  });

  it('repeat an id where the message repeats it', () => {
    const after = renew(message('ONE-AND-THE-SAME-0001', transaction('ONE-AND-THE-SAME-0001')));
    const [messageId] = valuesOf(after, 'MsgId');
    expect([...valuesOf(after, 'TxId'), ...valuesOf(after, 'InstrId')]).toEqual([messageId, messageId]);
  });

  it('differ from one transaction to the next, also where the old ones were the same', () => {
    const after = renew(message('M', transaction('SAME'), transaction('SAME'), transaction('SAME')));
    const ids = valuesOf(after, 'TxId');
    expect(new Set(ids).size).toBe(3);
    expect(valuesOf(after, 'InstrId')).toEqual(ids);
  });

  it('keep the end-to-end id unless it is asked for, and never name a missing one', () => {
    const text = message('M', transaction('A'), transaction('B').replace('E-B', 'NOTPROVIDED'));
    expect(valuesOf(renew(text), 'EndToEndId')).toEqual(['E-A', 'NOTPROVIDED']);
    const [first, second] = valuesOf(renew(text, { endToEndIds: true }), 'EndToEndId');
    expect(first).toMatch(/^E-A\d+$/);
    expect(second).toBe('NOTPROVIDED');
  });

  it('make a UETR of version 4', () => {
    const uetr = '<UETR>0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f</UETR>';
    const [made] = valuesOf(renew(message('M', transaction('A', uetr))), 'UETR');
    expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(made).not.toBe('0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f');
  });

  it('leave what refers to the original of an R-message', () => {
    const after = renew(
      `<p:Document xmlns:p="urn:x"><p:PmtRtr><p:GrpHdr><p:MsgId>RETURN-0001</p:MsgId></p:GrpHdr><p:OrgnlGrpInf><p:OrgnlMsgId>ORIGINAL</p:OrgnlMsgId></p:OrgnlGrpInf>
<p:TxInf><p:RtrId>R-00000000001</p:RtrId><p:OrgnlTxId>T1</p:OrgnlTxId><p:OrgnlUETR>u</p:OrgnlUETR><p:OrgnlTxRef><p:PmtId><p:TxId>T1</p:TxId></p:PmtId></p:OrgnlTxRef></p:TxInf></p:PmtRtr></p:Document>`,
    );
    expect(valuesOf(after, 'OrgnlMsgId')).toEqual(['ORIGINAL']);
    expect([...valuesOf(after, 'OrgnlTxId'), ...valuesOf(after, 'TxId'), ...valuesOf(after, 'OrgnlUETR')]).toEqual([
      'T1',
      'T1',
      'u',
    ]);
    expect(valuesOf(after, 'RtrId')[0]).toMatch(/^R-\d{11}$/);
    expect(valuesOf(after, 'RtrId')[0]).not.toBe('R-00000000001');
  });

  it('leave references of statements and of a resolved case', () => {
    const after = renew(
      `<Document xmlns="urn:x"><B><GrpHdr><MsgId>STATEMENT-1</MsgId></GrpHdr><Stmt><Id>S1</Id><Ntry><Refs><MsgId>M9</MsgId><TxId>T9</TxId></Refs></Ntry></Stmt><RslvdCase><Id>C1</Id></RslvdCase></B></Document>`,
    );
    expect(valuesOf(after, 'MsgId')[1]).toBe('M9');
    expect(valuesOf(after, 'TxId')).toEqual(['T9']);
    expect(valuesOf(after, 'Id')[0]).toMatch(/^S1\d{12}$/);
    expect(valuesOf(after, 'Id')[1]).toBe('C1');
  });

  it('give every message of a file its own, and the file a reference of at most 16 capitals and digits', () => {
    const bulk = `<Bulk><GrpHdr><MsgId>SAME-MESSAGE-ID-1</MsgId></GrpHdr>${transaction('T')}</Bulk>`;
    const after = renew(`<File xmlns="urn:f"><FileRef>REF4</FileRef><OrigFRef>OLD</OrigFRef>${bulk}${bulk}</File>`);
    expect(valuesOf(after, 'FileRef')[0]).toMatch(/^REF4[0-9A-Z]{1,12}$/);
    expect(valuesOf(after, 'OrigFRef')).toEqual(['OLD']);
    expect(new Set(valuesOf(after, 'MsgId')).size).toBe(2);
    expect(new Set(valuesOf(after, 'TxId')).size).toBe(2);
  });

  it('write the creation time as it was written before', () => {
    const times = (old: string) => valuesOf(renew(message('M').replace('2020-01-01T00:00:00', old)), 'CreDtTm')[0];
    expect(times('2020-01-01T00:00:00Z')).toBe('2026-11-22T10:00:00Z');
    expect(times('2020-01-01T00:00:00.123+01:00')).toBe('2026-11-22T11:00:00.000+01:00');
    expect(times('2020-01-01T00:00:00.12345-05:00')).toBe('2026-11-22T05:00:00.00000-05:00');
    expect(times('yesterday')).toBe('yesterday');
  });

  it('see a value through comments, CDATA and references, and keep the comments', () => {
    const after = renew(message('A&amp;B<!-- why -->17', transaction('<![CDATA[X17]]>')));
    expect(after).toMatch(/<MsgId>AB17\d{12}<!-- why --><\/MsgId>/);
    expect(after.match(/CDATA/g)).toHaveLength(1);
    expect(valuesOf(after, 'TxId')).toEqual(valuesOf(after, 'InstrId'));
  });

  it('are the same for the same seed, and others for another one', () => {
    const text = message('M', transaction('A'));
    expect(renew(text)).toBe(renew(text));
    expect(renew(text, { seed: [9, 2, 3, 4] })).not.toBe(renew(text));
  });

  it('keep a byte order mark, and values that cross the pieces a large text is read in', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => transaction(`PAYMENT-${String(index).padStart(12, '0')}`));
    const text = `\ufeff${message('M', ...many)}`;
    const after = renew(text);
    expect(after.startsWith('\ufeff<?xml')).toBe(true);
    const ids = valuesOf(after, 'TxId');
    expect(new Set(ids).size).toBe(3_000);
    expect(ids.every((id) => /^PAYMENT-\d{12}$/.test(id))).toBe(true);
    expect(valuesOf(after, 'InstrId')).toEqual(ids);
    expect(valuesOf(after, 'EndToEndId')).toEqual(valuesOf(text, 'EndToEndId'));
  });

  it('change nothing where the text is not well-formed', () =>
    expect(newIds(new TextEncoder().encode('<a>\n<b></a>'), { seed: [1, 2, 3, 4], now })).toEqual({ brokenAtLine: 2 }));
});
