import type { Profile } from '@clearbench/validation/profile';
import { sampleReport } from '../session/sample-server.ts';
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
    ['what it went by is said as it was', 'one', 'one', false],
    ['something else is said by now', 'one', 'other', true],
    ['nobody knows what it went by', undefined, 'one', true],
  ] as const)('knows whether it is stale: %s', (_, then, now, stale) =>
    expect(isStale(report(then), profile(now))).toBe(stale),
  );

  it('is not stale before it is known what holds', () => {
    expect(isStale(report('one'), undefined)).toBe(false);
    expect(isStale(undefined, profile('one'))).toBe(false);
  });
});
