import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import type { CheckedFile } from './checked-file.ts';
import { asJUnit } from './junit.ts';
import { hostile, hostileFile, keyTexts, sampleFinding, sampleReport } from './testing/reports.fixture.ts';

/** Read by another parser, which refuses text that is not well-formed. */
const read = (files: readonly CheckedFile[]) => {
  const document = XmlDocument.fromString(asJUnit(files, keyTexts));
  const all = (path: string): XmlElement[] => document.find(path) as XmlElement[];
  return { all, values: (path: string): string[] => document.find(path).map((node) => node.content) };
};

const two: readonly CheckedFile[] = [
  { file: 'good.xml', report: sampleReport([sampleFinding({ severity: 'Warning', ruleId: 'A-01' })], { notShown: 7 }) },
  { file: 'bad.xml', report: sampleReport([sampleFinding(), sampleFinding(), sampleFinding({ severity: 'Info' })]) },
];

const unprintable = ['\u0000', '\u0007', '\u001b', '\uFFFF'];

describe('a report as JUnit', () => {
  it('has a suite a file and a failure an error', () => {
    const { values } = read([...two, { file: 'gone.xml', error: 'not found' }]);
    expect(values('/testsuites/@tests | /testsuites/@failures | /testsuites/@errors')).toEqual(['6', '2', '1']);
    expect(values('//testsuite/@name')).toEqual(['good.xml', 'bad.xml', 'gone.xml']);
    expect(values('//testsuite/@failures')).toEqual(['0', '2', '0']);
    expect(values('//error/@message')).toEqual(['not found']);
  });

  it('says of a file without errors that there are none, and passes warnings', () => {
    const { values } = read(two);
    expect(values('//testsuite[1]/testcase/@name')).toEqual(['no errors', 'A-01 3:9']);
    expect(values('//testsuite[1]/testcase/system-out')[0]).toContain('Warning: Charges follow');
    expect(values('//testsuite[1]/system-out')).toEqual(['7 further findings not shown']);
  });

  it('gives cases of the same rule and place names of their own', () =>
    expect(read(two).values('//testsuite[2]/testcase/@name')).toEqual(['P-07 3:9', 'P-07 3:9 (2)', 'P-07 3:9 (3)']));

  it.each(hostile)('is well-formed with %j and says it', (text) => {
    const { values, all } = read([hostileFile(text), { file: text, error: text }]);
    const clean = unprintable.reduce((left, sign) => left.replaceAll(sign, '\uFFFD'), text.toWellFormed());
    expect(values('//testsuite/@name')).toEqual([clean, clean]);
    expect(values('//failure/@message | //error/@message')).toEqual([clean, clean]);
    expect(all('//testcase')).toHaveLength(3);
  });
});
