import { insteadText, isNeeded, missingIn, rowsShown, shownText, tableOf, withText } from './table.ts';

const row = (key: string, own: Record<string, string>, written: Record<string, string> = {}) => ({ key, own, written });
const table = tableOf(
  ['en', 'de', 'de-AT', 'pl'],
  [
    row('body', { en: 'Here they are', de: 'Hier sind sie' }, { de: 'Bitte sehr' }),
    row('gone', {}, { de: 'alt' }),
    row('n_few', {}),
    row('n_many', {}),
    row('n_one', { en: '{{count}} file', de: '{{count}} Datei' }),
    row('n_other', { en: '{{count}} files', de: '{{count}} Dateien' }),
    row('title', { en: 'Files', de: 'Dateien' }, { pl: 'Pliki' }),
  ],
);
const find = (key: string) => table.rows.find((one) => one.key === key) ?? row(key, {});
const keys = (view: Parameters<typeof rowsShown>[1]) => rowsShown(table, view).map(({ key }) => key);

describe('the table of texts', () => {
  it('resolves a text: custom before built-in, the language before its base language', () => {
    expect(shownText(find('body'), 'de')).toBe('Bitte sehr');
    expect(shownText(find('body'), 'de-AT')).toBe('Bitte sehr');
    expect(shownText(find('title'), 'pl')).toBe('Pliki');
    expect(shownText(find('body'), 'pl')).toBeUndefined();
    expect(insteadText(table, find('body'))).toBe('Here they are');
    expect(insteadText(table, find('n_few'))).toBe('{{count}} files');
  });

  it('counts the missing texts of each language, with the plural forms it needs', () => {
    expect(table.languages.map((language) => missingIn(table, language))).toEqual([0, 0, 0, 5]);
    expect(isNeeded(table, find('n_few'), 'de')).toBe(false);
    expect(isNeeded(table, find('n_few'), 'pl')).toBe(true);
  });

  it('does not miss a plural form that the built-in texts express by the general one', () => {
    const french = tableOf(
      ['en', 'fr'],
      [
        row('n_many', {}),
        row('n_one', { en: '{{count}} file', fr: '{{count}} fichier' }),
        row('n_other', { en: '{{count}} files', fr: '{{count}} fichiers' }),
      ],
    );
    expect(missingIn(french, 'fr')).toBe(0);
  });

  it('shows texts that match every word, by key or by a shown text', () => {
    expect(keys({ search: 'bitte SEHR', show: 'all', languages: ['de'] })).toEqual(['body']);
    expect(keys({ search: 'bitte', show: 'all', languages: ['en'] })).toEqual([]);
    expect(keys({ search: 'n_', show: 'all', languages: ['en', 'de'] })).toEqual(['n_one', 'n_other']);
  });

  it('shows missing texts first, or only changed ones', () => {
    expect(keys({ search: '', show: 'missing', languages: ['en', 'pl'] })).toEqual([
      'body',
      'n_few',
      'n_many',
      'n_one',
      'n_other',
      'title',
    ]);
    expect(keys({ search: '', show: 'changed', languages: ['de'] })).toEqual(['body', 'gone']);
  });

  it('follows a changed text, and a restored one', () => {
    const textAfter = (text: string | undefined) =>
      shownText(withText(table, { language: 'de', key: 'body', text }).rows[0] ?? row('', {}), 'de');
    expect(textAfter('Na also')).toBe('Na also');
    expect(textAfter(undefined)).toBe('Hier sind sie');
    expect(withText(table, { language: 'de', key: 'body', text: 'Hier sind sie' }).rows[0]?.written).toEqual({});
  });
});
