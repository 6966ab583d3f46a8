import type { Profile } from '@clearbench/iso20022/profile';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { withoutReportComments, withReportComments } from './report-comments.ts';
import { validate } from './validate.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const commented = (text: string): string => {
  const bytes = bytesOf(text);
  return textOf(withReportComments(bytes, validate(bytes, profile, { rules: [] })));
};

describe('report comments', () => {
  it('stand before the element they concern', () => {
    const text = commented(minimalMessage().replace('SLEV', 'NONE'));
    expect(text).toContain(
      '      <!-- clearbench: Error [T-03] The value of ChrgBr is not one of the allowed codes. -->\n      <ChrgBr>NONE',
    );
  });

  it('stand inside the line where elements share one', () => {
    expect(commented(minimalMessage().replace('>M1<', '><'))).toContain(
      '      <!-- clearbench: Error [T-03] MsgId is empty. -->\n      <MsgId></MsgId>',
    );
    expect(commented(minimalMessage().replace('<NbOfTxs>1', '<NbOfTxs>x'))).toMatch(
      /<\/CreDtTm><!-- clearbench: .* --><NbOfTxs>x/,
    );
  });

  it('stand before the end tag where something is missing at the end', () => {
    expect(commented(minimalMessage().replace(/<SttlmInf>.*<\/SttlmInf>/s, ''))).toMatch(
      /<!-- clearbench: Error \[T-03\] GrpHdr is incomplete; missing: SttlmInf. -->\n {4}<\/GrpHdr>/,
    );
  });

  it('end their lines as the text does', () => {
    const text = commented(minimalMessage().replace(/\n/g, '\r\n').replace('SLEV', 'NONE'));
    expect(text).toMatch(/<!-- clearbench: [^>]*-->\r\n {6}<ChrgBr>NONE/);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it('never hold two hyphens', () => {
    const text = commented(minimalMessage().replace('<GrpHdr>', '<GrpHdr xmlns:x="urn:a--b---c"><x:y/>'));
    expect(text).toContain('urn:a- -b- - -c');
    expect(validate(bytesOf(text), profile, { rules: [] }).validationMessages.map(({ ruleId }) => ruleId)).toEqual([
      'T-03',
    ]);
  });

  it.each([
    ['a good message', minimalMessage()],
    ['many findings', minimalMessage().replace(/<(MsgId|EndToEndId|Nm)>[^<]*/g, '<$1>')],
    ['one line', minimalMessage().replace(/\n\s*/g, '').replace('SLEV', 'NONE')],
    ['other line ends', minimalMessage().replace(/\n/g, '\r\n').replace('SLEV', 'NONE')],
    ['a byte order mark', `\ufeff${minimalMessage().replace('SLEV', 'NÖNE')}`],
    ['a broken text', minimalMessage().slice(0, 900)],
    ['a wrong namespace', minimalMessage().replace('pacs', 'pain')],
    ['comments of its own', minimalMessage().replace('<ChrgBr>SLEV', '<!-- mine -->\n<ChrgBr>NONE')],
    ['nothing', ''],
    ['no XML', 'hello -- world'],
  ])('can be taken out again: %s', (_, text) => {
    expect(textOf(withoutReportComments(bytesOf(commented(text))))).toBe(text);
  });
});
