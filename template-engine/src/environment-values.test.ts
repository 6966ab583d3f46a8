import { environmentValues } from './environment-values.ts';
import { sampleOccasion } from './sample-occasion.ts';

describe('what the environment says', () => {
  it('is the name of its clearing', () =>
    expect(environmentValues(sampleOccasion({ clearingSystemCode: 'XYZ' })).clearingSystemCode).toBe('XYZ'));

  it.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T09:59:59.999Z'],
    ['2026-11-20T10:00:00.120Z', '2026-11-20T10:00:00.119Z'],
    ['2026-11-20T10:00:00.123Z', '2026-11-20T10:00:00.123Z'],
  ])('is %s as a time of acceptance every rulebook takes', (now, acceptedNow) =>
    expect(environmentValues(sampleOccasion({ now })).acceptedNow).toBe(acceptedNow),
  );

  it('tells rulebook 2025 from those before', () => {
    expect(environmentValues(sampleOccasion({ rbVersion: '2025' })).since2025).toBe(true);
    expect(environmentValues(sampleOccasion({ rbVersion: '2023' })).since2025).toBe(false);
  });
});
