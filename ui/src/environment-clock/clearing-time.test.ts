import { clearingTime, instantOfClearing } from './clearing-time.ts';

describe('the time of the clearing', () => {
  it('is that of Frankfurt, in winter and in summer', () => {
    expect(clearingTime('2027-03-25T10:00:00.000Z', 'en')).toContain('11:00');
    expect(clearingTime('2027-03-30T10:00:00.000Z', 'en')).toContain('12:00');
    expect(clearingTime('2027-03-25T23:30:00.000Z', 'de')).toContain('26');
  });
  it('is read as an instant', () => {
    expect(instantOfClearing('2027-03-25T11:00')).toBe('2027-03-25T10:00:00.000Z');
    expect(instantOfClearing('2027-03-30T12:00')).toBe('2027-03-30T10:00:00.000Z');
    expect(instantOfClearing('')).toBeUndefined();
  });
});
