import { pathOfText, queryOf, viewIn } from './table-address.ts';

const languages = ['en', 'de', 'fr', 'it'];
const view = (query: string, ownLanguage = 'de') => viewIn(new URLSearchParams(query), languages, ownLanguage);

describe('the address of the table', () => {
  it('is restored unchanged', () => {
    const seen = { search: 'count', show: 'missing', languages: ['en', 'it'] } as const;
    expect(view(String(queryOf(seen)))).toEqual(seen);
  });

  it('defaults to English and the user’s own language', () => {
    expect(view('')).toEqual({ search: '', show: 'all', languages: ['en', 'de'] });
    expect(view('', 'en').languages).toEqual(['en', 'de']);
  });

  it('omits unknown languages', () =>
    expect(view('languages=xx,fr&show=nonsense')).toEqual({ search: '', show: 'all', languages: ['fr'] }));

  it('names a text by its key', () => expect(pathOfText('a/b?c')).toBe('/admin/translations/a%2Fb%3Fc/edit'));
});
