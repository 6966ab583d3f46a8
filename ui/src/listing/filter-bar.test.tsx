import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FilterBar } from './filter-bar.tsx';
import { useTextFilter } from './use-text-filter.ts';

type Row = { readonly name: string; readonly group: string };

const wordsOf = ({ name, group }: Row): readonly string[] => [group, name];
const things = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Umgebung ${count - at}`, group: at % 2 ? 'Prüfung' : 'Abnahme' }));

const List = ({ items }: { readonly items: readonly Row[] }) => {
  const found = useTextFilter(items, wordsOf);
  return (
    <>
      <FilterBar label="Find" {...found} />
      <ul>
        {found.found.map(({ name, group }) => (
          <li key={name}>{`${group} ${name}`}</li>
        ))}
      </ul>
    </>
  );
};

const shown = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the filter of a short list', () => {
  const resources = { en: { translation: { 'listing.found': '{{found}} of {{total}}', 'listing.none': 'none' } } };
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources, keySeparator: false }));

  it('starts with all items, numbers in their order', () => {
    render(<List items={things(14)} />);
    expect(shown().slice(0, 3)).toEqual(['Abnahme Umgebung 2', 'Abnahme Umgebung 4', 'Abnahme Umgebung 6']);
    expect(shown().slice(6, 8)).toEqual(['Abnahme Umgebung 14', 'Prüfung Umgebung 1']);
  });

  it('requires every word, in any position', async () => {
    render(<List items={things(14)} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 1  PRÜF ' } });
    expect(await screen.findByText('3 of 14')).toBeTruthy();
    expect(shown()).toEqual(['Prüfung Umgebung 1', 'Prüfung Umgebung 11', 'Prüfung Umgebung 13']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
    expect(await screen.findByText('none')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is not offered if the list is short', () => {
    render(<List items={things(5)} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
