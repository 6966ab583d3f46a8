import type { Profile } from '@clearbench/iso20022/profile';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { memoryInUse } from './testing/held-bytes.fixture.ts';
import { validate } from './validate.ts';
import { createValidation } from './validation.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const findings = (xml: string | Uint8Array) =>
  validate(typeof xml === 'string' ? bytesOf(xml) : xml, profile, { rules: [] }).validationMessages;

/** Byte by byte; a long text in pieces of a prime number of bytes, since each piece of a value reads all of it again. */
const inSmallPieces = (bytes: Uint8Array): readonly Uint8Array[] => {
  const size = bytes.length > 10_000 ? 97 : 1;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
};

/** The one finding about the text itself; in small pieces it must be the same. */
const textFinding = (xml: string | Uint8Array) => {
  const bytes = typeof xml === 'string' ? bytesOf(xml) : xml;
  const slow = createValidation(profile, { rules: [] });
  for (const piece of inSmallPieces(bytes)) slow.push(piece);
  const found = findings(bytes).filter(({ ruleId }) => ruleId === 'T-01');
  expect(slow.finish().validationMessages.filter(({ ruleId }) => ruleId === 'T-01')).toEqual(found);
  expect(found).toHaveLength(1);
  return found[0];
};

const inHeader = (text: string): string => minimalMessage().replace('<GrpHdr>', `<GrpHdr>${text}`);
const document = (text: string): string => `<Document>${text}</Document>`;

describe('bad XML is a finding', () => {
  it.each([
    ['a DOCTYPE', 'doctype', `<!DOCTYPE Document SYSTEM "file:///etc/passwd">${minimalMessage().slice(39)}`, 1, 1],
    ['an entity', 'entity', inHeader('&xxe;'), 4, 13],
    ['a bare ampersand', 'ampersand', document('A & B'), 1, 13],
    ['a reference to no character', 'reference', document('&#0;'), 1, 11],
    ['a reference beyond Unicode', 'reference', document('&#x110000;'), 1, 11],
    ['a NUL byte', 'nul', document('a\u0000b'), 1, 12],
    ['a NUL byte in a tag', 'nul', '<Docu\u0000ment/>', 1, 6],
    ['a control character', 'character', document('a\u0007b'), 1, 12],
    ['a truncated file', 'truncated', `${minimalMessage().split('<PmtId>')[0]}`, 12, 7],
    ['a file that ends in a tag', 'truncated', `${minimalMessage().split('<CdtrAgt')[0]}<CdtrA`, 20, 7],
    ['an empty file', 'empty', '', 1, 1],
    ['nothing but blanks', 'empty', '\n \n', 3, 1],
    ['an open comment', 'truncated', document('').replace('</', '<!-- '), 1, 11],
    ['two hyphens in a comment', 'comment', document('<!-- a -- b -->'), 1, 18],
    ['tags that do not match', 'mismatch', '<a><b></a></b>', 1, 7],
    ['an end without a start', 'endWithoutStart', '</a>', 1, 1],
    ['two roots', 'secondRoot', '<a/>\n<b/>', 2, 1],
    ['text after the root', 'outside', '<a/>\ntext', 1, 5],
    ['text before the root', 'outside', 'text<a/>', 1, 1],
    ['an attribute twice', 'duplicateAttribute', '<a x="1" x="2"/>', 1, 10],
    ['an attribute twice by its namespace', 'duplicateAttribute', '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 1, 1],
    ['an attribute without quotes', 'syntax', '<a x=1/>', 1, 6],
    ['an attribute without a blank before it', 'syntax', '<a x="1"y="2"/>', 1, 9],
    ['a less-than sign in an attribute', 'syntax', '<a x="<"/>', 1, 7],
    ['a blank where a tag should end', 'blank', '<a/ >', 1, 4],
    ['a less-than sign and nothing behind it', 'name', '<a><\n<b/></a>', 1, 5],
    ['a prefix nobody declared', 'prefix', '<p:a/>', 1, 1],
    ['an element name that is none', 'name', '<a><1/></a>', 1, 5],
    ['the end of a CDATA section in a text', 'sectionEnd', document('a]]>b'), 1, 12],
    ['a late XML declaration', 'lateDeclaration', ` ${minimalMessage()}`, 1, 2],
    ['a crooked XML declaration', 'declaration', '<?xml encoding="UTF-8"?><a/>', 1, 1],
    ['a wrong encoding declaration', 'declaredEncoding', minimalMessage().replace('UTF-8', 'UTF-16'), 1, 1],
    ['an encoding that is not taken', 'declaredEncoding', minimalMessage().replace('UTF-8', 'ISO-8859-1'), 1, 1],
    ['an instruction without a name', 'instruction', document('<? x ?>'), 1, 11],
    ['an instruction of several lines without a name', 'instruction', document('<?\nä ?>'), 1, 11],
    ['a tag without end, though all of it is there', 'tagTooLong', document(`<a b="${'c'.repeat(70_000)}"/>`), 1, 11],
  ])('%s', (_, variant, xml, line, column) => {
    expect(textFinding(xml)).toMatchObject({
      ruleId: 'T-01',
      textKey: `finding.T-01.${variant}`,
      layer: 'structure',
      severity: 'Error',
      line,
      column,
    });
  });

  it('a byte order mark, as a warning that shifts no column', () => {
    expect(findings(`\ufeff${minimalMessage()}`)).toMatchObject([
      { textKey: 'finding.T-01.byteOrderMark', severity: 'Warning' },
    ]);
    expect(
      findings('\ufeff<a>\u0007</a>').find(({ severity, ruleId }) => severity === 'Error' && ruleId === 'T-01'),
    ).toMatchObject({ column: 4 });
  });

  it('UTF-16, with and without its mark', () => {
    const utf16 = (text: string): Uint8Array =>
      Uint8Array.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]));
    expect(textFinding(utf16('\ufeff<a></a>'))).toMatchObject({ params: { encoding: 'UTF-16LE' } });
    expect(textFinding(utf16('<a></a>'))).toMatchObject({ textKey: 'finding.T-01.encoding', line: 1, column: 1 });
  });

  it.each([
    ['Latin-1', [0xe4, 0x62]],
    ['an overlong form', [0xc0, 0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a character that is none', [0xef, 0xbf, 0xbf]],
    ['beyond Unicode', [0xf5, 0x80, 0x80, 0x80]],
    ['cut off', [0xe2, 0x82]],
  ])('bytes that are not UTF-8: %s', (_, bad) => {
    const xml = Uint8Array.from([...bytesOf('<a>ä'), ...bad, ...bytesOf('</a>')]);
    expect(textFinding(xml)).toMatchObject({ textKey: 'finding.T-01.utf8', line: 1, column: 5 });
    const name = Uint8Array.from([...bytesOf('<a><xä'), ...bad, ...bytesOf('/></a>')]);
    expect(textFinding(name)).toMatchObject({ textKey: 'finding.T-01.utf8', line: 1, column: 7 });
    const attribute = Uint8Array.from([...bytesOf('<a ä'), ...bad, ...bytesOf('="1"/>')]);
    expect(textFinding(attribute)).toMatchObject({ textKey: 'finding.T-01.utf8', line: 1, column: 5 });
  });
});

describe('hostile sizes end in a finding', () => {
  it('10,000 levels', () => {
    const deep = '<a>'.repeat(10_000) + '</a>'.repeat(10_000);
    expect(findings(deep).at(-1)).toMatchObject({ textKey: 'finding.T-01.depth', column: 64 * 3 + 1 });
  });

  it('a text of 100 MB, in constant memory', () => {
    const validation = createValidation(profile, { rules: [] });
    const [before = '', after = ''] = minimalMessage().split('>Anna<');
    validation.push(bytesOf(`${before}>`));
    const chunk = new Uint8Array(65_536).fill(0x61);
    const memoryBefore = memoryInUse();
    for (let i = 0; i < 1_600; i++) validation.push(chunk);
    const grown = memoryInUse() - memoryBefore;
    validation.push(bytesOf(`<${after}`));
    expect(validation.finish().validationMessages).toMatchObject([
      { textKey: 'finding.T-03.maxLength', value: expect.stringMatching(/^a{139}…$/) },
    ]);
    expect(grown).toBeLessThan(20_000_000);
  });

  it('a comment of 10 MB', () => {
    const long = 'ä-\n'.repeat(2_500_000);
    expect(findings(minimalMessage().replace('<GrpHdr>', `<GrpHdr><!--${long}-->`))).toEqual([]);
  });

  it('a tag of 10 MB', () => {
    expect(findings(`<a x="${'y'.repeat(10_000_000)}"/>`)).toMatchObject([{ textKey: 'finding.T-01.tagTooLong' }]);
  });

  it('names without end', () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `<n${i}/>`).join('');
    expect(findings(`<a>${names}</a>`).at(-1)).toMatchObject({ textKey: 'finding.T-01.tooManyNames' });
  });

  it('attributes without end', () => {
    const attributes = Array.from({ length: 1_000 }, (_, i) => ` a${i}=""`).join('');
    expect(findings(`<a${attributes}/>`)).toMatchObject([{ textKey: 'finding.T-01.tooManyAttributes' }]);
  });
});
