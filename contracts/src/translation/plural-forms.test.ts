import { formsIn, keysIn } from './plural-forms.ts';

const english = { title: 'Files', n_one: '{{count}} file', n_other: '{{count}} files' };

describe('plural forms', () => {
  it('are read from the runtime once per language', () => {
    expect(formsIn('pl')).toContain('few');
    expect(formsIn('pl')).toBe(formsIn('pl'));
  });
  it('determine the keys that a language needs', () =>
    expect(keysIn(english, 'pl')).toEqual(expect.arrayContaining(['title', 'n_few', 'n_many'])));
});
