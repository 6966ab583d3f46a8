import { addressesIn, checked, most, validAddresses } from './addresses.ts';

describe('addresses in a text', () => {
  it.each([
    ['a@b.example, c@d.example;e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
    ['a@b.example\n\nc@d.example\te@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
    ['Ada Lovelace <ada@bank.example>; "Ben, B." <ben@bank.example>', ['ada@bank.example', 'ben@bank.example']],
    ['mailto:ada@bank.example.', ['ada@bank.example']],
    ['ada.bank.example', ['ada.bank.example']],
    ['ada.bank.example, ben@bank.example', ['ada.bank.example', 'ben@bank.example']],
    ['nobody; ben@bank.example', ['nobody', 'ben@bank.example']],
    ['nobody\nben@bank.example', ['nobody', 'ben@bank.example']],
    ['Lovelace, Ada <ada@bank.example>; Smith, Ben <ben@bank.example>', ['ada@bank.example', 'ben@bank.example']],
    ['Ada\tLovelace\tada@bank.example', ['ada@bank.example']],
    ['nobody', ['nobody']],
    ['nobody, ben@bank.example', ['nobody', 'ben@bank.example']],
    ['  ', []],
  ])('%j', (text, found) => expect(addressesIn(text)).toEqual(found));
});

const reasons = (texts: readonly string[]) => checked(texts).map(({ reason }) => reason);

describe('validated addresses', () => {
  it('are compared without regard to case: the second one is a duplicate', () =>
    expect(reasons(['Ada@Bank.Example', 'ada@bank.example'])).toEqual([undefined, 'twice']));

  it('have errors', () => {
    // The second letter of the last one is Cyrillic.
    expect(reasons(['nobody', 'a@b', `${'x'.repeat(260)}@bank.example`, 'tеssa@bank.example'])).toEqual([
      'form',
      'form',
      'tooLong',
      'foreign',
    ]);
  });

  it('are limited to the number the server accepts', () => {
    const many = Array.from({ length: most + 2 }, (_, n) => `u${n}@bank.example`);
    expect(validAddresses(checked(many))).toHaveLength(most);
    expect(reasons(many).filter((reason) => reason === 'many')).toHaveLength(2);
  });
});
