import { sampleFinding, sampleReport } from '@clearbench/validator/report-export/testing/reports.fixture';
import type { TFunction } from 'i18next';
import type { Check } from './checks-slice.ts';
import { checkedFiles } from './export-checks.ts';
import { reportStore } from './report-store.ts';

const say = ((key: string) => key) as unknown as TFunction;
const report = sampleReport([sampleFinding()]);

describe('the exported validations', () => {
  it('are all finished ones in their order; a failed one has its reason', () => {
    const reports = reportStore();
    reports.put('a', report);
    const checks: readonly Check[] = [
      { id: 'w', name: 'waiting.xml', status: 'waiting' },
      { id: 'a', name: 'a.xml', status: 'done', summary: report.validationSummary },
      { id: 'f', name: 'f.xml', status: 'failed', problem: { errorKey: 'file.empty', params: {} } },
      { id: 's', name: 'stopped.xml', status: 'stopped' },
    ];
    expect(checkedFiles(checks, reports, say)).toEqual([
      { file: 'a.xml', report },
      { file: 'f.xml', error: 'error.file.empty' },
    ]);
  });
});
