import type { FieldDefault } from '@clearbench/contracts/template/layout';
import { generatedNames } from './generated-names.ts';
import { initialValue } from './initial-value.ts';
import type { RenderContext } from './render-context.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

const given: Readonly<Record<string, string>> = { bank: 'ZYBBFRP0XXX', least: '5.00', most: '5.01' };

const initial = (from: FieldDefault, changes: Partial<RenderContext> = {}, entry?: number): string =>
  initialValue(from, sampleRenderContext(changes), {
    valueIn: (name) => given[name],
    ...(entry === undefined ? {} : { entry }),
  });

describe('initial value of a field', () => {
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

  it("is the user's own BIC where there is one", () =>
    expect(initial({ from: 'profileBic', otherwise: 'ZYAADEF0XXX' }, { profileBic: 'ZYDODEF0' })).toBe('ZYDODEF0'));

  it("follows the clearing's day, not UTC", () => {
    const late = { now: '2026-11-22T23:30:00Z' };
    expect(initial({ from: 'today' }, late)).toBe('2026-11-23');
    expect(initial({ from: 'targetDay', plus: 0 }, late)).toBe('2026-11-23');
  });

  it('skips days on which TARGET is closed', () =>
    expect(initial({ from: 'targetDay', plus: 1 }, { now: '2026-12-24T10:00:00Z' })).toBe('2026-12-28'));

  it("follows the clearing's own calendar", () => {
    const calendar = { name: 'FFM', closedWeekdays: [], holidays: { '2026-12-25': { title: 'Christmas' } } };
    const now = '2026-12-24T10:00:00Z';
    expect(initial({ from: 'targetDay', plus: 1 }, { now, calendar })).toBe('2026-12-26');
  });

  it('uses the country of a bank in another field', () => {
    expect(initial({ from: 'randomIban', country: 'bank' })).toMatch(/^FR/);
    expect(initial({ from: 'randomIban', country: 'IT' })).toMatch(/^IT/);
    expect(initial({ from: 'randomIban', country: 'nowhere' })).toMatch(/^DE/);
  });

  it('uses the limits of an amount in other fields', () =>
    expect(['5.00', '5.01']).toContain(initial({ from: 'randomAmount', min: 'least', max: 'most' })));

  it('is a reference with the number of its entry', () =>
    expect(initial({ from: 'reference', prefix: 'TX' }, {}, 12)).toMatch(/^TX.*00012$/));

  it('is a fictitious name, or a UUID', () => {
    expect(generatedNames).toContain(initial({ from: 'randomName' }));
    expect(initial({ from: 'uuid' })).toMatch(/^[\da-f-]{36}$/);
  });
});
