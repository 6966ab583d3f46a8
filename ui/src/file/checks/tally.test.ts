import { sampleFinding, sampleReport } from '@clearbench/validator/report-export/testing/reports.fixture';
import type { Check } from './checks-slice.ts';
import { outcomeOf, tallyOf } from './tally.ts';

const done = (...severities: ('Error' | 'Warning' | 'Info')[]): Check => ({
  id: severities.join(),
  name: 'a.xml',
  status: 'done',
  summary: sampleReport(severities.map((severity) => sampleFinding({ severity }))).validationSummary,
});
const waiting: Check = { id: 'w', name: 'w.xml', status: 'waiting' };
const failed: Check = { id: 'f', name: 'f.xml', status: 'failed', problem: { errorKey: 'file.empty', params: {} } };

describe('the totals of validations', () => {
  it('count each file by its most severe finding', () => {
    expect(outcomeOf(done('Info', 'Warning', 'Error'))).toBe('errors');
    expect(outcomeOf(done('Info', 'Warning'))).toBe('warnings');
    expect(outcomeOf(done('Info'))).toBe('valid');
    expect(outcomeOf(waiting)).toBeUndefined();
  });

  it('count finished ones', () =>
    expect(tallyOf([done('Error'), done(), done('Info'), waiting, failed])).toEqual({
      errors: 1,
      warnings: 0,
      valid: 2,
      failed: 1,
      finished: 4,
    }));
});
