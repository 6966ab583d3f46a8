import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { contentKind } from './content-kind.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian = false) => {
  const buffer = Buffer.from(text, 'utf16le');
  return new Uint8Array(bigEndian ? buffer.swap16() : buffer);
};
const png = Uint8Array.of(
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1],
  ...[8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0],
);
const word = zipSync({
  '[Content_Types].xml': strToU8(
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  'word/document.xml': strToU8('<w/>'),
});

describe('a content', () => {
  it.each([
    ['a declaration', bytes('<?xml version="1.0"?><a/>')],
    ['an element after blanks', bytes('\r\n  <Document/>')],
    ['a UTF-8 byte order mark', bytes('\ufeff<?xml version="1.0"?><a/>')],
    ['UTF-16 with a byte order mark', utf16('\ufeff<?xml version="1.0"?><a/>')],
    ['UTF-16 of the other byte order', utf16('\ufeff<?xml version="1.0"?><a/>', true)],
    ['UTF-16 without a byte order mark', utf16('<?xml version="1.0"?><a/>')],
    ['text before the declaration', bytes('exported:\n<?xml version="1.0"?><a/>')],
    ['characters of an older encoding', Uint8Array.of(...bytes('<Nm>M'), 0xfc, ...bytes('ller</Nm>'))],
    ['an end that is missing', bytes('<Document><GrpHdr>')],
  ])('with %s is XML', async (_, content) => expect(await contentKind(content)).toEqual({ kind: 'xml' }));

  it.each([
    ['PNG', png],
    ['PDF', bytes('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj')],
    ['GZIP', new Uint8Array(gzipSync('<a/>'))],
    ['Microsoft Word', word],
    ['Microsoft Office', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(64))],
    ['Windows EXE', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, ...new Uint8Array(64))],
    ['HTML', bytes('<!DOCTYPE html><html></html>')],
    ['JSON', bytes('{"a": 1}')],
    ['SWIFT MT', bytes('{1:F01BANKDEFFAXXX0000000000}{2:I103')],
  ])('of the format %s is recognised', async (type, content) =>
    expect(await contentKind(content)).toEqual({ kind: 'other', type }),
  );

  it('is a ZIP, also an empty one', async () => {
    expect(await contentKind(zipSync({ 'a.xml': bytes('<a/>') }))).toEqual({ kind: 'zip' });
    expect(await contentKind(zipSync({}))).toEqual({ kind: 'zip' });
  });

  it('is text, or bytes of an unknown kind', async () => {
    expect(await contentKind(bytes('name;iban\nAnna;DE89'))).toEqual({ kind: 'text' });
    expect(await contentKind(Uint8Array.of(1, 2, 3, 4, 0, 5, 6, 7))).toEqual({ kind: 'binary' });
  });
});
