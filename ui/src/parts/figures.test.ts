import { figuresIn } from './figures.ts';

const english = figuresIn('en');
const german = figuresIn('de');
const now = Date.parse('2026-11-02T12:00:00Z');

describe('numbers and times', () => {
  it('keep an amount exact, however large', () => {
    expect(english.amount('9007199254740993.01')).toBe('9,007,199,254,740,993.01');
    expect(german.amount('1234.5')).toBe('1.234,50');
  });
  it('show sizes in decimal units', () => {
    expect(english.size(999)).toBe('999 bytes');
    expect(english.size(20_480)).toBe('20.5 kB');
    expect(german.size(104_857_600)).toBe('104,9 MB');
    expect(figuresIn('fr').size(20_480)).toBe('20,5\u202Fko');
  });
  it('show times by their distance', () => {
    expect(english.since('2026-11-02T11:59:50Z', now)).toBe('now');
    expect(english.since('2026-11-02T11:58:00Z', now)).toBe('2 min. ago');
    expect(english.since('2026-11-02T09:00:00Z', now)).toBe('3 hr. ago');
    expect(english.since('2026-11-01T12:00:00Z', now)).toBe('yesterday');
    expect(english.since('2026-09-01T12:00:00Z', now)).toBe('1 Sept 2026');
  });
  it('treat a server clock that is ahead as now', () => expect(english.since('2026-11-02T12:00:30Z', now)).toBe('now'));
});
