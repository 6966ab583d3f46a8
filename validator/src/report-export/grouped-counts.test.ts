import { numberText } from '@clearbench/contracts/translation/number-text';
import { findingLanguages, findingText } from '@clearbench/rules/texts/finding-texts';
import { exportTextsIn } from './export-texts.ts';
import { asHtml } from './html/html-report.ts';
import { sampleReport } from './testing/reports.fixture.ts';

describe.each(findingLanguages)('numbers in findings and reports: %s', (language) => {
  const grouped = numberText(12_345, language);

  it('have the digits of counts grouped', () => {
    expect(findingText(language, 'validator.notShown', { count: 12_345 })).toContain(grouped);
    expect(findingText(language, 'H-10.bulks', { value: 12_345, limit: 10_000 })).toContain(grouped);
    expect(exportTextsIn(language).notListed({ severity: 'Error', ruleId: 'T-04', count: 12_345 })).toContain(grouped);
  });

  it('keep the digits of values that the message contains', () => {
    const sentence = findingText(language, 'G-01.inFile', { value: '12345', firstLine: 7 });
    expect(sentence).toContain('12345');
    expect(sentence).not.toContain(grouped);
  });

  it('are grouped in the page of a report, line numbers too', () => {
    const texts = exportTextsIn(language);
    const report = sampleReport([], { transactions: 12_345, bytes: 1_234_567 });
    const page = asHtml([{ file: 'one.xml', report }], texts);
    expect(page).toContain(`<dd>${grouped}</dd>`);
    expect(page).toContain(numberText(1_234_567, language));
  });
});
