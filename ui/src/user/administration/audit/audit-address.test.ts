import { showTimesIn } from '../../../translation/moment-format.ts';
import { asked, filtersOf, queryOf } from './audit-address.ts';

afterEach(() => showTimesIn(''));

describe('the address of a history', () => {
  it('is restored unchanged', () => {
    const written = 'kinds=account%2Cfile&from=2026-11-01&to=2026-11-21&at=2026-11-05T10%3A00%3A00.000Z';
    expect(queryOf(filtersOf(new URLSearchParams(written))).toString()).toBe(written);
  });

  it('omits invalid values', () =>
    expect(filtersOf(new URLSearchParams('kinds=gossip&from=yesterday&to=2026-13-40&at=noon'))).toEqual({
      kinds: [],
      from: '',
      to: '',
      at: '',
    }));

  it("requests whole days in the user's time zone, including the last one", () => {
    showTimesIn('Europe/Berlin');
    expect(asked({ kinds: ['session'], from: '2026-11-01', to: '2026-11-21' })).toEqual({
      kinds: 'session',
      from: '2026-10-31T23:00:00.000Z',
      to: '2026-11-21T23:00:00.000Z',
    });
  });

  it('requests everything by default', () => expect(asked({ kinds: [], from: '', to: '' })).toEqual({}));
});
