import type { TableView } from './table.ts';

const shows = ['all', 'missing', 'changed'] as const;

/** The view in the address; unknown languages are omitted, and without any the user's own is shown. */
export const viewIn = (query: URLSearchParams, languages: readonly string[], ownLanguage: string): TableView => {
  const requested = (query.get('languages') ?? '').split(',').filter((language) => languages.includes(language));
  const usual = [...new Set(['en', ownLanguage === 'en' ? (languages[1] ?? 'en') : ownLanguage])];
  return {
    search: query.get('search') ?? '',
    show: shows.find((show) => show === query.get('show')) ?? 'all',
    languages: requested.length > 0 ? requested : usual.filter((language) => languages.includes(language)),
  };
};

export const queryOf = ({ search, show, languages }: TableView): URLSearchParams =>
  new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(show === 'all' ? {} : { show }),
    languages: languages.join(','),
  });

/** The page of one text. */
export const pathOfText = (key: string): string => `/admin/translations/${encodeURIComponent(key)}/edit`;
