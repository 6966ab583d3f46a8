import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import type { Fix } from '@clearbench/rules/quick-fixes/fix';
import { validate } from '@clearbench/validator/validate';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { fixesFor } from './fixes.ts';

const grammar = grammarOf(sctProfile);

const reportOf = (text: string) => validate(new TextEncoder().encode(text), sctProfile).validationMessages;
const keysOf = (text: string) => reportOf(text).map(({ textKey }) => textKey.replace('finding.', ''));

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column -
  1;

const applied = (text: string, { edits }: Fix): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, text: by }) => now.slice(0, from) + by + now.slice(to), text);

/** The fixes of the first finding of that kind, each with the text it leads to. */
const fixesOf = (text: string, key: string) => {
  const finding = reportOf(text).find(({ textKey }) => textKey === `finding.${key}`);
  if (finding === undefined) throw new Error(`no ${key} among ${keysOf(text).join(' ')}`);
  const index = createTextIndex(text);
  const offset = offsetOf(text, finding.line, finding.column);
  const fixes = fixesFor({ index, text, offset, finding, grammar, language: 'en' });
  return fixes.map((fix) => ({ ...fix, after: applied(text, fix) }));
};
const best = (text: string, key: string) => fixesOf(text, key)[0];

const clean = pacs008();
/** The sample with a piece of it written otherwise. */
const written = (piece: string | RegExp, by: string): string => {
  const text = clean.replace(piece, by);
  expect(text).not.toBe(clean);
  return text;
};

describe('the fixes of a finding', () => {
  it('start from a clean sample', () => expect(keysOf(clean)).toEqual([]));

  it.each([
    ['T-03.unknownNearest', /ChrgBr>/g, 'ChargBr>', 'rename'],
    ['T-03.unknown', '<ChrgBr>', '<Nonsense><A/></Nonsense><ChrgBr>', 'remove'],
    ['T-03.tooManyOne', '<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><ChrgBr>SLEV</ChrgBr>', 'remove'],
    ['T-03.missing', /<ChrgBr>.*<\/ChrgBr>\s*/, '', 'insert'],
    ['T-03.attribute', '<ChrgBr>', '<ChrgBr  kind="x">', 'removeAttribute'],
    ['T-03.attributeMissing', '<IntrBkSttlmAmt Ccy="EUR">', '<IntrBkSttlmAmt>', 'addAttribute'],
    ['T-03.enumeration', 'SLEV', 'SLEW', 'code'],
    ['T-03.pattern', '<IntrBkSttlmAmt Ccy="EUR">', '<IntrBkSttlmAmt Ccy="eur">', 'code'],
    ['P-08.currency', '<IntrBkSttlmAmt Ccy="EUR">', '<IntrBkSttlmAmt Ccy="USD">', 'code'],
    ['P-01.other', '<Cd>SEPA</Cd>', '<Cd>SEPB</Cd>', 'code'],
    ['T-02.namespace', 'pacs.008.001.08', 'pasc.008.001.08', 'namespace'],
    ['T-02.version', 'pacs.008.001.08', 'pacs.008.001.18', 'namespace'],
    ['T-10.rulebookInstead', 'pacs.008.001.08', 'pacs.008.001.02', 'namespace'],
    ['T-10.versionInstead', 'pacs.008.001.08', 'pacs.008.001.09', 'namespace'],
    ['T-01.mismatch', '</MsgId>', '</MsgIt>', 'rename'],
    ['T-01.truncated', '</Document>', '', 'close'],
    ['T-04.padded', '>Anna Beispiel<', '>Anna Beispiel \n  <', 'code'],
    ['T-04.lineBreak', '>Anna Beispiel<', '>Anna\n Beispiel<', 'code'],
    ['T-04.empty', '<EndToEndId>', '<InstrId> </InstrId><EndToEndId>', 'remove'],
    ['T-03.empty', '<EndToEndId>', '<InstrId/><EndToEndId>', 'remove'],
    ['E-01.notAllowed', '<Dbtr>', '<InitgPty><Nm>Anna</Nm></InitgPty><Dbtr>', 'remove'],
    ['E-01.notAllowed', '</Dbtr>', '<CtryOfRes>DE</CtryOfRes></Dbtr>', 'remove'],
    ['E-02.missing', '<BICFI>ZYDODEF0XXX</BICFI>', '', 'insert'],
    ['T-01.ampersand', 'Anna Beispiel', 'Anna & Beispiel', 'escape'],
  ])('%s: the first one helps', (key, piece, by, kind) => {
    const text = written(piece, by);
    const fix = best(text, key);
    expect(fix).toMatchObject({ kind });
    expect(keysOf(fix?.after ?? '')).not.toContain(key);
  });

  it('leave nothing behind but what was there', () => {
    expect(best(written(/ChrgBr>/g, 'ChargBr>'), 'T-03.unknownNearest')?.after).toBe(clean);
    expect(best(written('SLEV', 'SLEW'), 'T-03.enumeration')?.after).toBe(clean);
    expect(keysOf(best(written(/<ChrgBr>.*<\/ChrgBr>\s*/, ''), 'T-03.missing')?.after ?? '')).toEqual([]);
    const removed = best(written('<ChrgBr>', '<Nonsense>\n<A/></Nonsense>\n      <ChrgBr>'), 'T-03.unknown');
    expect(removed?.after).toBe(clean);
  });

  it('move an element to its place', () => {
    const [, charge = ''] = /(\s*<ChrgBr>SLEV<\/ChrgBr>)/.exec(clean) ?? [];
    const moved = clean.replace(charge, '').replace('</CdtrAgt>', `</CdtrAgt>${charge}`);
    const fix = best(moved, 'T-03.order');
    expect(fix).toMatchObject({ kind: 'move', value: 'Dbtr' });
    expect(fix?.after).toBe(clean);
  });

  it('insert with all that is required, laid out as its surroundings are', () => {
    const without = written(/ *<PmtId>[\s\S]*?<\/PmtId>\n/, '');
    const [indent = ''] = /^ *(?=<PmtTpInf>)/m.exec(without) ?? [];
    const fix = best(without, 'T-03.missing');
    expect(fix).toMatchObject({ value: 'PmtId' });
    expect(fix?.after).toContain(
      `\n${indent}<PmtId>\n${indent}  <EndToEndId>NOTPROVIDED</EndToEndId>\n${indent}  <TxId></TxId>\n${indent}</PmtId>\n${indent}<PmtTpInf>`,
    );
    const inline = clean.replace(/>\s+</g, '><').replace(/<PmtId>.*<\/PmtId>/, '');
    expect(best(inline, 'T-03.missing')?.after).toContain(
      '<PmtId><EndToEndId>NOTPROVIDED</EndToEndId><TxId></TxId></PmtId><PmtTpInf>',
    );
  });

  it.each(['    ', '\t'])('insert with levels laid out as the first one is: %j', (unit) => {
    const spread = clean.replace(/^ +/gm, (blanks) => unit.repeat(blanks.length / 2));
    const [indent = ''] = /^\s*(?=<PmtTpInf>)/m.exec(spread) ?? [];
    const without = spread.replace(/[ \t]*<PmtId>[\s\S]*?<\/PmtId>\n/, '');
    expect(best(without, 'T-03.missing')?.after).toContain(
      `<PmtId>\n${indent}${unit}<EndToEndId>NOTPROVIDED</EndToEndId>\n`,
    );
  });

  it('insert at the end, and into an empty element', () => {
    expect(best(written(/\s*<SttlmInf>[\s\S]*?<\/SttlmInf>/, '\n      <SttlmInf/>'), 'T-03.missing')?.after).toMatch(
      /<SttlmInf>\n +<SttlmMtd>CLRG<\/SttlmMtd>\n +<\/SttlmInf>/,
    );
    expect(best(written(/<CdtrAgt>[\s\S]*?<\/CdtrAgt>/, '<CdtrAgt></CdtrAgt>'), 'T-03.missing')?.after).toContain(
      '<FinInstnId><BICFI></BICFI></FinInstnId>',
    );
    expect(fixesOf(written(/<IBAN>DE.*<\/IBAN>/, ''), 'T-03.missingChoice').map(({ value }) => value)).toEqual([
      'IBAN',
    ]);
  });

  it('keep the line ends of the text', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const surplus = crlf(written('<ChrgBr>', '<Nonsense/>\n      <ChrgBr>'));
    const offset = surplus.indexOf('<Nonsense/>');
    const finding = reportOf(surplus).find(({ textKey }) => textKey === 'finding.T-03.unknown');
    if (finding === undefined) throw new Error('no finding');
    const helping = (text: string, at: number, found: typeof finding) =>
      fixesFor({ index: createTextIndex(text), text, offset: at, finding: found, grammar, language: 'en' })[0];
    const removal = helping(surplus, offset, finding);
    expect(removal && applied(surplus, removal)).toBe(crlf(clean));
    const without = crlf(written(/ *<ChrgBr>.*<\/ChrgBr>\n/, ''));
    const missing = reportOf(without).find(({ textKey }) => textKey === 'finding.T-03.missing');
    if (missing === undefined) throw new Error('no finding');
    const insertion = helping(without, without.indexOf('<Dbtr>'), missing);
    expect(insertion?.edits[0]?.text).toBe('<ChrgBr>SLEV</ChrgBr>\r\n      ');
  });

  it('offer the codes most similar to the present one', () => {
    const codes = fixesOf(written('CLRG', 'INGB'), 'T-03.enumeration').map(({ value }) => value);
    expect(codes[0]).toBe('INGA');
    expect(codes).toHaveLength(3);
    const charges = fixesOf(written('SLEV', 'SHER'), 'T-03.enumeration').map(({ value }) => value);
    expect(charges).toEqual(['SLEV']);
  });

  it('are none where the text has moved on, or nothing is known', () => {
    const text = written('SLEV', 'SLEW');
    const [finding] = reportOf(text);
    if (finding === undefined) throw new Error('no finding');
    const index = createTextIndex(clean);
    expect(fixesFor({ index, text: clean, offset: clean.indexOf('SLEV'), finding, grammar, language: 'en' })).toEqual(
      [],
    );
  });
});
