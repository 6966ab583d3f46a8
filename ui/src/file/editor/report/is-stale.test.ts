import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { Profile } from '@clearbench/validation/profile';
import { sampleReport } from '../session/sample-server.ts';
import { isStale } from './is-stale.ts';

const report = (environmentSeverities?: RuleSeverities) => ({
  ...sampleReport,
  validationSummary: { ...sampleReport.validationSummary, ...(environmentSeverities ? { environmentSeverities } : {}) },
});
const profile = (overrides?: RuleSeverities): Profile => ({
  scheme: 'sct',
  rbVersion: '2025',
  now: '2026-11-21T10:00:00Z',
  ...(overrides ? { overrides } : {}),
});

describe('a report', () => {
  it.each([
    ['nothing was said and nothing is', undefined, undefined, false],
    ['nothing was said and nothing of all is', undefined, {}, false],
    ['the same was said in another order', { A: 'off', B: 'Info' }, { B: 'Info', A: 'off' }, false],
    ['something is said by now', undefined, { A: 'off' }, true],
    ['something else is said', { A: 'off' }, { A: 'Info' }, true],
    ['nothing is said any more', { A: 'off' }, undefined, true],
  ] as const)('knows whether it is stale: %s', (_, then, now, stale) =>
    expect(isStale(report(then), profile(now))).toBe(stale),
  );

  it('is not stale before it is known what holds', () => {
    expect(isStale(report({ A: 'off' }), undefined)).toBe(false);
    expect(isStale(undefined, profile({ A: 'off' }))).toBe(false);
  });
});
