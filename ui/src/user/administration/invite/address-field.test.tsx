import '../../../parts/jsdom-gaps.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { speakEnglish } from '../../../translation/english-texts.ts';
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

  it('makes a chip of what is complete, and leaves what is not to be typed on', () => {
    type('ada@bank.exam');
    expect(chips()).toEqual([]);
    type('ada@bank.example,');
    expect([chips(), field().value]).toEqual([['ada@bank.example'], '']);
  });

  it('takes many at once, and says what is wrong with which', () => {
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
  ])('takes what is typed key by key as it takes what is pasted: %s', (text, expected) => {
    for (const key of text) type(field().value + key);
    expect([chips(), field().value.trim()]).toEqual([expected, '']);
  });

  it('takes what is typed with Enter, and when it is left', () => {
    type('ada@bank.example');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('ben@bank.example');
    fireEvent.blur(field());
    expect(chips()).toEqual(['ada@bank.example', 'ben@bank.example']);
  });

  it('gives the last one back to be mended, and lets any go', () => {
    type('ada@bank.example ');
    type('ben@bank.exampel ');
    fireEvent.keyDown(field(), { key: 'Backspace' });
    expect([chips(), field().value]).toEqual([['ada@bank.example'], 'ben@bank.exampel']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove ada@bank.example' }));
    expect(chips()).toEqual([]);
  });
});
