import { berlinClock, berlinEpoch } from './berlin-time.ts';
import { readDateTime } from './iso-date-time.ts';

const utc = (local: string) => new Date(berlinEpoch(local)).toISOString();

describe('the time of the clearing', () => {
  it('is one hour ahead in winter, two in summer', () => {
    expect(berlinClock('2025-01-15T23:30:00Z')).toEqual({ date: '2025-01-16', time: '00:30' });
    expect(berlinClock('2025-07-15T22:00:00.500Z')).toEqual({ date: '2025-07-16', time: '00:00' });
  });

  it('is read from a wall clock', () => {
    expect(utc('2025-01-15T12:00:00')).toBe('2025-01-15T11:00:00.000Z');
    expect(utc('2025-07-15T12:00:00.250')).toBe('2025-07-15T10:00:00.250Z');
  });

  it('changes at one o’clock UTC', () => {
    expect(utc('2025-03-30T01:59:59')).toBe('2025-03-30T00:59:59.000Z');
    expect(utc('2025-03-30T03:00:00')).toBe('2025-03-30T01:00:00.000Z');
    expect(utc('2025-10-26T01:59:59')).toBe('2025-10-25T23:59:59.000Z');
    expect(utc('2025-10-26T03:00:00')).toBe('2025-10-26T02:00:00.000Z');
    expect(utc('2025-10-26T02:30:00')).toBe('2025-10-26T01:30:00.000Z');
  });
});

describe('a date and time', () => {
  it('knows its zone', () => {
    const read = readDateTime('2025-10-15T12:00:00.5+02:00');
    expect(read).toEqual({ epoch: Date.parse('2025-10-15T10:00:00.500Z'), fraction: '5', zone: '+02:00' });
  });

  it('without a zone is one of the clearing', () => {
    expect(readDateTime('2025-10-15T12:00:00')?.epoch).toBe(Date.parse('2025-10-15T10:00:00Z'));
  });

  it.each(['0001-01-01T00:00:00', '0099-05-05T12:00:00', '9999-12-31T23:59:59'])('may be as far away as %s', (text) => {
    const { epoch = 0 } = readDateTime(text) ?? {};
    expect(Math.abs(epoch - Date.parse(`${text}Z`))).toBeLessThanOrEqual(7_200_000);
  });

  it.each(['2025-02-30T10:00:00', '2025-10-15T24:30:00', '2025-10-15', '15.10.2025', '2025-10-15T10:00:00+99:99', ''])(
    'is not %p',
    (text) => {
      expect(readDateTime(text)).toBeUndefined();
    },
  );
});
