import type { Profile } from '@clearbench/iso20022/profile';
import { sampleReport } from '../testing/server.fake.ts';
import { isStale } from './is-stale.ts';

const report = (basis?: string) => ({
  ...sampleReport,
  validationSummary: { ...sampleReport.validationSummary, ...(basis === undefined ? {} : { basis }) },
});
const profile = (basis: string): Profile => ({
  scheme: 'sct',
  rbVersion: '2025',
  now: '2026-11-21T10:00:00Z',
  basis,
});

describe('a report', () => {
  it.each([
    ['the profile is unchanged', 'one', 'one', false],
    ['the profile has changed', 'one', 'other', true],
    ['the profile of the validation is unknown', undefined, 'one', true],
  ] as const)('is compared with the current profile: %s', (_, then, now, stale) =>
    expect(isStale(report(then), profile(now))).toBe(stale),
  );

  it('is not stale before the current profile is known', () => {
    expect(isStale(report('one'), undefined)).toBe(false);
    expect(isStale(undefined, profile('one'))).toBe(false);
  });
});
