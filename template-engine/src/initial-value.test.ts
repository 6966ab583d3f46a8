import type { FieldDefault } from '@clearbench/contracts/template/layout';
import { initialValue } from './initial-value.ts';
import { madeUpNames } from './made-up-names.ts';
import type { Occasion } from './occasion.ts';
import { sampleOccasion } from './sample-occasion.ts';

const given: Readonly<Record<string, string>> = { bank: 'ZYBBFRP0XXX', least: '5.00', most: '5.01' };

const initial = (from: FieldDefault, changes: Partial<Occasion> = {}, entry?: number): string =>
  initialValue(from, sampleOccasion(changes), {
    valueIn: (name) => given[name],
    ...(entry === undefined ? {} : { entry }),
  });

describe('the value a field starts with', () => {
  it.each<[FieldDefault, string]>([
    [{ from: 'literal', value: 'Invoice 4711' }, 'Invoice 4711'],
    [{ from: 'now' }, '2026-11-20T10:00:00Z'],
    [{ from: 'today' }, '2026-11-20'],
    [{ from: 'targetDay', plus: 0 }, '2026-11-20'],
    [{ from: 'targetDay', plus: 1 }, '2026-11-23'],
    [{ from: 'targetDay', plus: -1 }, '2026-11-19'],
    [{ from: 'clearingBic' }, 'ZYCSDEF0XXX'],
    [{ from: 'profileBic', otherwise: 'ZYAADEF0XXX' }, 'ZYAADEF0XXX'],
    [{ from: 'randomAmount', min: '3.00', max: '3.00' }, '3.00'],
  ])('%j is %s', (from, value) => expect(initial(from)).toBe(value));

  it('is the tester’s own BIC where there is one', () =>
    expect(initial({ from: 'profileBic', otherwise: 'ZYAADEF0XXX' }, { profileBic: 'ZYDODEF0' })).toBe('ZYDODEF0'));

  it('goes by the day of the clearing, not by that of Greenwich', () => {
    const late = { now: '2026-11-22T23:30:00Z' };
    expect(initial({ from: 'today' }, late)).toBe('2026-11-23');
    expect(initial({ from: 'targetDay', plus: 0 }, late)).toBe('2026-11-23');
  });

  it('skips days on which TARGET is closed', () =>
    expect(initial({ from: 'targetDay', plus: 1 }, { now: '2026-12-24T10:00:00Z' })).toBe('2026-12-28'));

  it("goes by the clearing's own calendar", () => {
    const calendar = { name: 'FFM', closedWeekdays: [], holidays: { '2026-12-25': { title: 'Christmas' } } };
    const now = '2026-12-24T10:00:00Z';
    expect(initial({ from: 'targetDay', plus: 1 }, { now, calendar })).toBe('2026-12-26');
  });

  it('takes the country of a bank named in another field', () => {
    expect(initial({ from: 'randomIban', country: 'bank' })).toMatch(/^FR/);
    expect(initial({ from: 'randomIban', country: 'IT' })).toMatch(/^IT/);
    expect(initial({ from: 'randomIban', country: 'nowhere' })).toMatch(/^DE/);
  });

  it('takes the limits of an amount from other fields', () =>
    expect(['5.00', '5.01']).toContain(initial({ from: 'randomAmount', min: 'least', max: 'most' })));

  it('is a reference with the number of its entry', () =>
    expect(initial({ from: 'reference', prefix: 'TX' }, {}, 12)).toMatch(/^TX.*00012$/));

  it('is a name of nobody, or a UUID', () => {
    expect(madeUpNames).toContain(initial({ from: 'randomName' }));
    expect(initial({ from: 'uuid' })).toMatch(/^[\da-f-]{36}$/);
  });
});
