import { fits, queryOf, viewOf } from './filter-address.ts';

const read = (written: string) => viewOf(new URLSearchParams(written));

describe('the address of statistics', () => {
  it('is restored unchanged', () => {
    const written = 'resolution=WEEK&duration=366&domain=a.example&domain=b.example&as=table';
    expect(queryOf(read(written)).toString()).toBe(written);
  });

  it('defaults to 31 days, and omits the default', () => {
    expect(read('')).toEqual({ resolution: 'DAY', duration: 31, domains: [], asTable: false });
    expect(queryOf(read('')).toString()).toBe('');
  });

  it.each(['resolution=MINUTE', 'duration=0', 'duration=many', 'duration=99999', 'duration=1.5', 'as=song'])(
    'ignores %s',
    (written) => expect(read(written)).toEqual(read('')),
  );

  it('names a domain once', () => expect(read('domain=b&domain=a&domain=b').domains).toEqual(['a', 'b']));

  it('permits hours for a few months only', () => {
    expect([fits('HOUR', 92), fits('HOUR', 366), fits('DAY', 366)]).toEqual([true, false, true]);
  });
});
