import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { firstOutsideCharset } from '@clearbench/rules/sct-charset';
import { validate } from '@clearbench/validator/validate';
import { conversionsIn, converted } from './conversions.ts';

const valuesOf = (text: string) =>
  conversionsIn(text).conversions.map(({ path, before, after }) => [path, before, after]);
const convertedText = (text: string): string => converted(text, conversionsIn(text).conversions);

describe('converting a message to SEPA characters', () => {
  it('tells every value that changes, with its path and line', () => {
    const text = '<A>\n  <B>Café</B>\n  <B>plain</B>\n  <C><D>Straße &amp; Söhne</D></C>\n</A>';
    expect(valuesOf(text)).toEqual([
      ['/A/B', 'Café', 'Cafe'],
      ['/A/C/D', 'Straße & Söhne', expect.stringMatching(/^Strasse . Soehne$/)],
    ]);
    expect(conversionsIn(text).conversions.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('changes no more than the characters themselves', () => {
    const text = '<A>\r\n\t<B a="é">Café Nord</B><!-- é --><Ü>x</Ü>\r\n</A>';
    expect(conversionsIn(text).conversions.map(({ edit }) => edit)).toEqual([
      { offset: text.indexOf('é Nord'), length: 1, text: 'e' },
    ]);
    expect(convertedText(text)).toBe(text.replace('Café', 'Cafe'));
  });

  it('reads references and sections as what they say, and keeps comments in a value', () => {
    expect(convertedText('<A><B>&#233;t&#xE9;</B></A>')).toBe('<A><B>ete</B></A>');
    expect(convertedText('<A><B><![CDATA[<é>]]></B></A>')).not.toMatch(/[é<>]{2}.*é/);
    expect(convertedText('<A><B>Zoë<!-- née --></B></A>')).toBe('<A><B>Zoe<!-- née --></B></A>');
    expect(firstOutsideCharset(valuesOf('<A>&lt;b&gt; &amp; c</A>')[0]?.[2] ?? 'é')).toBe(-1);
  });

  it('counts places right behind characters of two units and of many bytes', () => {
    const text = '<A><B>𝄞é</B><B>𝄞</B><C>ok</C><B>日本é</B></A>';
    expect(valuesOf(text).map(([path]) => path)).toEqual(['/A/B', '/A/B[2]', '/A/B[3]']);
    expect(valuesOf(convertedText(text))).toEqual([]);
    expect(convertedText(text)).toContain('<C>ok</C>');
  });

  it('does not change an alias, or text beside elements', () => {
    expect(valuesOf('<A><Prxy><Id>a_b@example.org</Id></Prxy><B>é<C/></B></A>')).toEqual([]);
  });

  it('does what it can in a text that breaks off, and says where that is', () => {
    const { conversions, brokenAt } = conversionsIn('<A>\n<B>é</B>\n<C>ö</D>\n</A>');
    expect(conversions.map(({ after }) => after)).toEqual(['e']);
    expect(brokenAt).toBe(3);
    expect(conversionsIn('<A/>').brokenAt).toBeUndefined();
  });

  it('says where a value would become longer than its element takes', () => {
    const name = `${'x'.repeat(139)}ß`;
    const text = pacs008({ 'CdtTrfTxInf/Cdtr/Nm': name });
    expect(conversionsIn(text, sctProfile).conversions).toMatchObject([{ before: name, most: 140 }]);
    const short = pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'ß' });
    expect(conversionsIn(short, sctProfile).conversions[0]).not.toHaveProperty('most');
  });

  it('leaves nothing for the rule of the characters to find', () => {
    const text = pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'Åse Ærøskøbing &amp; Søn', 'CdtTrfTxInf/Dbtr/Nm': 'Ελλάδα' });
    const found = (of: string) =>
      validate(new TextEncoder().encode(of), sctProfile).validationMessages.filter(({ ruleId }) => ruleId === 'T-05');
    expect(found(text)).toHaveLength(2);
    expect(found(convertedText(text))).toEqual([]);
  });

  it('reads the text of a large file with thousands of values', () => {
    const one = '<Tx><Nm>Müller &amp; Söhne</Nm><Id>abc</Id></Tx>\n';
    const text = `<A>${one.repeat(10_000)}</A>`;
    const { conversions } = conversionsIn(text);
    expect(conversions).toHaveLength(10_000);
    expect(conversions.at(-1)?.path).toBe('/A/Tx[10000]/Nm');
    expect(conversionsIn(converted(text, conversions)).conversions).toEqual([]);
  });
});
