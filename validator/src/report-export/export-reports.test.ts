import { exportForms } from './export-forms.ts';
import { exportName, exportReport, exportReports } from './export-reports.ts';
import { exportTextsIn } from './export-texts.ts';
import { sampleFinding, sampleReport } from './testing/reports.fixture.ts';

const params = { value: 'x', expected: 'y' };
const report = sampleReport([
  sampleFinding({ ruleId: 'T-03', textKey: 'finding.T-03.missing', params, text: 'English.' }),
  sampleFinding({ ruleId: 'X-99', textKey: 'finding.X-99', text: 'Nobody has words for it.' }),
]);

describe('exporting a report', () => {
  it('hands over the report as it is as JSON', () =>
    expect(JSON.parse(exportReport('json', 'one.xml', report, exportTextsIn('de')))).toEqual(report));

  it('makes an array of several', () => {
    const entries: unknown = JSON.parse(
      exportReports(
        'json',
        [
          { file: 'a.xml', report },
          { file: 'b.xml', error: 'gone' },
        ],
        exportTextsIn('en'),
      ),
    );
    expect(entries).toEqual([
      { file: 'a.xml', messageType: 'pacs.008.001.08', ...report },
      { file: 'b.xml', error: 'gone' },
    ]);
  });

  it.each(['csv', 'junit', 'sarif', 'html'] as const)('speaks the language asked for as %s', (form) => {
    const [english, german, french] = (['en', 'de', 'fr'] as const).map((language) =>
      exportReport(form, 'one.xml', report, exportTextsIn(language)),
    );
    expect(new Set([english, german, french]).size).toBe(3);
    expect(german).toContain('Nobody has words for it.');
  });

  it.each(['csv', 'junit', 'sarif'] as const)('counts as %s what is not listed, for each severity and rule', (form) => {
    const cut = sampleReport([sampleFinding()], {
      notShown: 9,
      notListed: [
        { severity: 'Info', ruleId: 'A-01', count: 4 },
        { severity: 'Error', ruleId: 'P-07', count: 3 },
      ],
    });
    const text = exportReport(form, 'one.xml', cut, exportTextsIn('en'));
    expect(text).toContain('A-01: 4 further infos not shown');
    expect(text).toContain('P-07: 3 further errors not shown');
    expect(text).toContain('2 further findings not shown');
  });

  it('names files after what was checked', () =>
    expect(exportForms.map((form) => exportName('a.XML', form))).toEqual([
      'a.report.json',
      'a.report.csv',
      'a.report.junit.xml',
      'a.report.sarif',
      'a.report.html',
    ]));
});
