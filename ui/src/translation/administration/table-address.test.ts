import { pathOfText, queryOf, viewIn } from './table-address.ts';

const languages = ['en', 'de', 'fr', 'it'];
const view = (query: string, spoken = 'de') => viewIn(new URLSearchParams(query), languages, spoken);

describe('the address of the table', () => {
  it('says what is to be seen, there and back', () => {
    const seen = { search: 'count', show: 'missing', languages: ['en', 'it'] } as const;
    expect(view(String(queryOf(seen)))).toEqual(seen);
  });

  it('shows English and the reader’s own language where it says nothing', () => {
    expect(view('')).toEqual({ search: '', show: 'all', languages: ['en', 'de'] });
    expect(view('', 'en').languages).toEqual(['en', 'de']);
  });

  it('leaves out what nobody knows', () =>
    expect(view('languages=xx,fr&show=nonsense')).toEqual({ search: '', show: 'all', languages: ['fr'] }));

  it('names a text by its key', () => expect(pathOfText('a/b?c')).toBe('/admin/translations/a%2Fb%3Fc/edit'));
});
