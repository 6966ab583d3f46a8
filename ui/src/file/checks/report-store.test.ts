import { sampleFinding, sampleReport } from '@clearbench/validator/report-export/testing/reports.fixture';
import { reportStore } from './report-store.ts';

const report = (findings: number) =>
  sampleReport(Array.from({ length: findings }, (_, at) => sampleFinding({ line: at + 1 })));

describe('the report store', () => {
  it('keeps complete reports within its limit', () => {
    const store = reportStore({ findings: 10, ofEach: 2 });
    store.put('a', report(6));
    expect(store.get('a')).toEqual(report(6));
  });

  it('keeps some findings of each further report and the number of the omitted ones', () => {
    const shelf = reportStore({ findings: 10, ofEach: 2 });
    shelf.put('a', report(9));
    shelf.put('b', report(6));
    const { validationSummary, validationMessages } = shelf.get('b') ?? report(0);
    expect(validationMessages.map(({ line }) => line)).toEqual([1, 2]);
    expect(validationSummary).toMatchObject({
      errors: 6,
      notShown: 4,
      notListed: [{ severity: 'Error', ruleId: 'P-07', count: 4 }],
    });
  });

  it('has room again when a report is replaced or all are removed', () => {
    const shelf = reportStore({ findings: 10, ofEach: 2 });
    shelf.put('a', report(9));
    shelf.put('a', report(0));
    shelf.put('b', report(9));
    expect(shelf.get('b')?.validationMessages).toHaveLength(9);
    shelf.clear();
    expect(shelf.get('b')).toBeUndefined();
  });
});
