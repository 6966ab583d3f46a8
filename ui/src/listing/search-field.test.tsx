import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const List = ({ onAsk }: { readonly onAsk: (text: string | undefined) => void }) => {
  const [value, setValue] = useState<string>();
  const ask = (text: string | undefined) => {
    onAsk(text);
    setValue(text);
  };
  return <SearchField id="search" label="Search" value={value ?? ''} onChange={ask} />;
};

const show = () => {
  const searches: (string | undefined)[] = [];
  render(<List onAsk={(text) => searches.push(text)} />);
  const field = screen.getByLabelText('Search') as HTMLInputElement;
  return { searches, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
};

describe('the search field of a list', () => {
  it('sends one request for fast typing, and keeps spaces', async () => {
    const { searches, field, type } = show();
    type('An');
    type('Anna ');
    await waitFor(() => expect(searches).toEqual(['Anna']));
    expect(field.value).toBe('Anna ');
  });

  it('gets the focus on a slash, unless a slash is typed into a field', () => {
    const { field } = show();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
    expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  });

  it('requests the whole list when it is emptied', async () => {
    const { searches, type } = show();
    type('Anna');
    await waitFor(() => expect(searches).toEqual(['Anna']));
    type('');
    await waitFor(() => expect(searches).toEqual(['Anna', undefined]));
  });
});
