import '../../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { speakEnglish } from '../../../testing/english-texts.fixture.ts';
import { AddressField } from './address-field.tsx';

beforeAll(speakEnglish);

const Field = () => {
  const [texts, setTexts] = useState<readonly string[]>([]);
  return <AddressField texts={texts} onChange={setTexts} />;
};

const field = () => screen.getByLabelText('Addresses') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the field for addresses', () => {
  beforeEach(() => render(<Field />));

  it('makes a chip of a complete address, and keeps an incomplete one as text', () => {
    type('ada@bank.exam');
    expect(chips()).toEqual([]);
    type('ada@bank.example,');
    expect([chips(), field().value]).toEqual([['ada@bank.example'], '']);
  });

  it('accepts many at once, and shows the error of each', () => {
    fireEvent.paste(field(), {
      clipboardData: { getData: () => 'Ada <ada@bank.example>\nben@bank.example; ada@bank.example; nobody@' },
    });
    expect(chips()).toEqual([
      'ada@bank.example',
      'ben@bank.example',
      'ada@bank.exampleis entered twice',
      'nobody@is not a valid address',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove invalid addresses' }));
    expect(chips()).toEqual(['ada@bank.example', 'ben@bank.example']);
  });

  it.each([
    ['ada@bank.example,ben@bank.example;', ['ada@bank.example', 'ben@bank.example']],
    ['ada@bank.example ben@bank.example ', ['ada@bank.example', 'ben@bank.example']],
    ['Ada Lovelace <ada@bank.example> ', ['ada@bank.example']],
    ['"Lovelace, Ada" <ada@bank.example>;', ['ada@bank.example']],
    ['nobody, ada@bank.example,', ['nobodyis not a valid address', 'ada@bank.example']],
    ['ada.bank.example;', ['ada.bank.exampleis not a valid address']],
  ])('treats typed text like pasted text: %s', (text, expected) => {
    for (const key of text) type(field().value + key);
    expect([chips(), field().value.trim()]).toEqual([expected, '']);
  });

  it('accepts typed text on Enter, and when it loses the focus', () => {
    type('ada@bank.example');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('ben@bank.example');
    fireEvent.blur(field());
    expect(chips()).toEqual(['ada@bank.example', 'ben@bank.example']);
  });

  it('returns the last one for correction, and removes any', () => {
    type('ada@bank.example ');
    type('ben@bank.exampel ');
    fireEvent.keyDown(field(), { key: 'Backspace' });
    expect([chips(), field().value]).toEqual([['ada@bank.example'], 'ben@bank.exampel']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove ada@bank.example' }));
    expect(chips()).toEqual([]);
  });
});
