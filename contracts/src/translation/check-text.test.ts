import { checkText, slotsOf } from './check-text.ts';

const english = {
  greeting: 'Hello {{name}}',
  limit: 'At most {{limit, megabytes}}',
  plain: 'Files',
  branded: '{{product}} is here',
  files_one: 'one file of {{owner}}',
  files_other: '{{count}} files of {{owner}}',
  moment_few: 'no plural at all',
  'public.text.imprint': '[Name]',
};
const check = (key: string, text: string, language = 'de') => checkText(english, language, key, text);
const faults = (missing: string, extra: string) => ({
  errorKey: 'translation.badPlaceholders',
  params: expect.objectContaining({ missing, extra }),
});

describe('translated text', () => {
  it('has the placeholders of the original, in any order and spelling', () => {
    expect(check('greeting', 'Hallo {{ name }}, {{name}}!')).toBeUndefined();
    expect(check('limit', 'Höchstens {{limit, megabytes}}')).toBeUndefined();
    expect(slotsOf('{{a}} {{ b, c }} {{- d}} {{a}}')).toEqual(['a', 'b', 'd']);
  });

  it.each([
    ['greeting', 'Hallo', 'name', '–'],
    ['greeting', 'Hallo {{nmae}}', 'name', 'nmae'],
    ['plain', 'Dateien von {{owner}}', '–', 'owner'],
    ['greeting', 'Hallo {{name}', 'name', '{{'],
    ['plain', 'Dateien }}', '–', '{{'],
  ])('reports missing and additional placeholders: %s = %s', (key, text, missing, extra) =>
    expect(check(key, text)).toEqual(faults(missing, extra)),
  );

  it.each(['', ' ', '\n\t'])('rejects the empty text %j', (text) =>
    expect(check('plain', text)).toEqual({ errorKey: 'translation.blank', params: { key: 'plain' } }),
  );

  it("may contain the product's name or not", () => {
    expect(check('plain', 'Dateien in {{product}}')).toBeUndefined();
    expect(check('branded', 'Es ist da')).toBeUndefined();
  });

  it('has the plural forms of its language, with or without the number', () => {
    expect(check('files_few', '{{count}} pliki {{owner}}', 'pl')).toBeUndefined();
    expect(check('files_one', '{{count}} fichier de {{owner}}', 'fr')).toBeUndefined();
    expect(check('files_few', 'zwei von {{owner}}', 'de')).toMatchObject({ errorKey: 'translation.unknownKey' });
    expect(check('files_few', 'pliki', 'pl')).toEqual(faults('owner', '–'));
    expect(check('plain_few', 'pliki', 'pl')).toMatchObject({ errorKey: 'translation.unknownKey' });
  });

  it.each(['nothing', 'constructor', '__proto__', 'files', 'moment_other'])('rejects the unknown key %s', (key) =>
    expect(check(key, 'x')).toEqual({ errorKey: 'translation.unknownKey', params: { key } }),
  );

  it('rejects a text above the longest length; pages may be long', () => {
    expect(check('plain', 'x'.repeat(4001))).toMatchObject({ errorKey: 'translation.tooLong', params: { most: 4000 } });
    expect(check('public.text.imprint', 'x'.repeat(4001))).toBeUndefined();
  });
});
