import { slotsOf } from '@clearbench/contracts/translation/check-text';
import { languages } from '@clearbench/contracts/translation/routes';
import { validate } from '@clearbench/validator/validate';
import { interfaceTexts } from './interface-texts.ts';

describe('texts of the interface', () => {
  it('include every finding and its help in every language', async () => {
    const texts = await interfaceTexts();
    const xml =
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf><GrpHdr><MsgId>//x</MsgId></GrpHdr></FIToFICstmrCdtTrf></Document>';
    const { validationMessages } = validate(new TextEncoder().encode(xml), {
      scheme: 'sct',
      rbVersion: '2025',
      now: '2026-11-20T10:00:00Z',
    });
    expect(validationMessages.length).toBeGreaterThan(2);
    for (const { textKey, helpKey } of validationMessages)
      for (const language of languages) {
        expect([language, textKey, texts[language]?.[textKey]]).toEqual([language, textKey, expect.any(String)]);
        expect([language, helpKey, texts[language]?.[helpKey]]).toEqual([language, helpKey, expect.any(String)]);
      }
  });
  it.each(languages.filter((language) => language !== 'en'))(
    'have the same keys and slots as the English texts in %s',
    async (language) => {
      const { en = {}, [language]: other = {} } = await interfaceTexts();
      expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en))
        expect([key, [...slotsOf(other[key] ?? '')].sort()]).toEqual([key, [...slotsOf(text)].sort()]);
    },
  );
});
