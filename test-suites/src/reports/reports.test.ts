import { XmlDocument } from 'libxml2-wasm';
import { mostPictures } from './html-report.ts';
import { reportOn } from './report-formats.ts';
import { failedCase, sampleCase, sampleRun, withMessages } from './testing/runs.fixture.ts';
import { textReport } from './text-report.ts';

const broken = sampleCase({ title: 'No run', result: 'error', error: 'suite.unknownEnvironment', events: [] });
const run = sampleRun(sampleCase(), failedCase(), broken);

/** Read by another parser, which refuses text that is not well-formed. */
const valuesIn =
  (xml: string) =>
  (path: string): string[] =>
    XmlDocument.fromString(xml)
      .find(path)
      .map((node) => node.content);

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='x",
  '</style><b>',
  '\u0000\ud800',
];

describe('a run as JUnit', () => {
  it('has a suite for each suite, and a failure or an error for each case that did not pass', () => {
    const values = valuesIn(reportOn(run, 'junit'));
    expect(values('/testsuites/@tests | /testsuites/@failures | /testsuites/@errors')).toEqual(['3', '1', '1']);
    expect(values('//testsuite/@name')).toEqual(['SCT 2025']);
    expect(values('//testcase/@name')).toEqual(['A payment', 'Another payment', 'No run']);
    expect(values('//testcase/@time')[0]).toBe('1.234');
    expect(values('//failure/@message')).toEqual(['status: expected ACCP, actual RJCT']);
    expect(values('//failure')[0]).toContain('The file is a duplicate.');
    expect(values('//error/@message')).toEqual(['suite.unknownEnvironment']);
    expect(values('//property/@value')).toEqual(['sct', '2025', '1.2.3', 'abc123']);
  });

  it.each(hostile)('is well-formed with %j', (text) => {
    const cases = [failedCase(text), sampleCase({ result: 'error', error: text, title: text })];
    expect(valuesIn(reportOn(sampleRun(...cases), 'junit'))('//testcase/@name')).toHaveLength(2);
  });
});

describe('a run as JSON', () => {
  it('has counts and the events of each case', () =>
    expect(JSON.parse(reportOn(run, 'json'))).toMatchObject({
      by: 'tester',
      counts: { cases: 3, passed: 1, failed: 1, errors: 1 },
      suites: [
        { title: 'SCT 2025', cases: [{}, { events: [{ data: { mismatches: [{ actual: 'RJCT' }] } }, {}] }, {}] },
      ],
    }));
});

describe('a run as CSV', () => {
  it('has a line for each case', () => {
    const [mark, , second] = reportOn(run, 'csv').split('\r\n');
    expect(mark).toMatch(/^\uFEFFsuite,file,row,case/);
    expect(second).toMatch(/^"SCT 2025","a.yaml","","Another payment","sct","2025","happy","failed",1234,2,"step 2 /);
  });

  it('has no formulas', () => expect(reportOn(sampleRun(sampleCase({ title: '=1+1' })), 'csv')).toContain(`"'=1+1"`));
});

describe('a run as a page', () => {
  const page = (html: string) =>
    valuesIn(html.replace('<!doctype html>', '').replaceAll(/<(meta)([^>]*)>/g, '<$1$2/>'));

  it('has a certificate for each suite and rulebook: who, when, versions, result', () => {
    const values = page(reportOn(sampleRun(sampleCase(), failedCase('RJCT', { rulebook: '2023' })), 'html'));
    expect(values('//section[@class="certificate"]/h2')).toEqual([
      'SCT 2025, rulebook 2025',
      'SCT 2025, rulebook 2023',
    ]);
    expect(values('(//section[@class="certificate"])[1]/dl/dd')).toEqual([
      'sct',
      '2025',
      'tester',
      '2027-06-15 09:00:00 UTC',
      '1.2.3',
      'SHA-256 abc123',
      '7',
    ]);
    expect(values('//section[@class="certificate"]/p')).toEqual(['1 of 1 cases passed', '0 of 1 cases passed']);
    expect(values('//h1')).toEqual(['Test run: not passed']);
    expect(values('//li')).toEqual([
      'step 2 (expect): status: expected ACCP, actual RJCT',
      'reason of the clearing: The file is a duplicate.',
    ]);
  });

  it('has the picture of each conversation, those of cases that did not pass first', () => {
    const values = page(
      reportOn(sampleRun(withMessages('Paid'), withMessages('Refused', { result: 'failed' })), 'html'),
    );
    expect(values('//figcaption')).toEqual(['Refused · Failed', 'Paid · Passed']);
    expect(values('(//figure)[1]//*[local-name()="title"]')).toEqual(['Conversation of Refused']);
    expect(values('(//figure)[1]//*[local-name()="polygon"]')).toHaveLength(2);
    expect(values('(//figure)[1]//*[local-name()="text"]')).toEqual([
      ...['Tester', 'Clearing', '2027-06-15', '1. send', '11:00:00', 'pacs.008.001.08'],
      ...['11:00:01', 'pacs.002.001.10 · RJCT · AC04'],
    ]);
  });

  it('has pictures up to a limit, and says how many are left out', () => {
    const cases = Array.from({ length: mostPictures + 2 }, () => withMessages('Paid'));
    const values = page(reportOn(sampleRun(...cases), 'html'));
    expect(values('//figure')).toHaveLength(mostPictures);
    expect(values('//section[@class="conversations"]/p')).toEqual(['2 further cases have no picture in this report.']);
  });

  it.each(hostile)('loads nothing and runs nothing with %j', (text) => {
    const values = page(
      reportOn(
        sampleRun(failedCase(text, { title: text }), withMessages(text, { error: text, result: 'error' })),
        'html',
      ),
    );
    expect(values('//script | //img | //link | //@src | //@href | //@*[starts-with(name(), "on")]')).toEqual([]);
    expect(values('//tbody/tr')).toHaveLength(3);
  });
});

describe('a run as text', () => {
  it('has a line for each suite, and the cases that did not pass', () =>
    expect(textReport(run)).toBe(`FAIL SCT 2025: 1 of 3 passed, 3.7 s
  FAIL Another payment (a.yaml)
         step 2 (expect): status: expected ACCP, actual RJCT
         reason of the clearing: The file is a duplicate.
  ERR  No run (a.yaml)
         suite.unknownEnvironment
3 cases: 1 passed, 1 failed, 1 could not run
`));
});
