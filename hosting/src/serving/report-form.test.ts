import { sampleFinding, sampleReport } from '@clearbench/validator/report-export/testing/reports.fixture';
import express from 'express';
import { reportForm, reportText } from './report-form.ts';

/** The media type that Express selects for an `Accept` header. */
const formFor = (accept: string | undefined) => {
  const request = Object.create(express.request, { headers: { value: accept === undefined ? {} : { accept } } });
  return reportForm(request as express.Request);
};

const read = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const piece of stream) text += new TextDecoder().decode(piece);
  return text;
};

describe('media type of a report', () => {
  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['text/csv', 'csv'],
    ['application/xml', 'junit'],
    ['application/sarif+json', 'sarif'],
    ['text/html', 'html'],
    ['image/png', 'json'],
    ['text/csv;q=0.5, application/sarif+json', 'sarif'],
  ])('for %s is %s', (accept, form) => expect(formFor(accept)).toBe(form));

  it('is in the requested language, or in English', async () => {
    const report = sampleReport([sampleFinding({ ruleId: 'T-03', textKey: 'finding.T-03.missing' })]);
    const at = '2026-01-01T00:00:00Z';
    const responseText = async (language: string) => {
      const reader = { language, origin: 'https://bench.example', at };
      return read((await reportText('csv', { file: 'a.xml', report }, reader)).stream);
    };
    expect(await responseText('xx')).toBe(await responseText('en'));
    expect(await responseText('de')).not.toBe(await responseText('en'));
  });

  it('as HTML is an attachment that loads nothing, with rule names in the requested language', async () => {
    const checked = { file: '"a".xml', report: sampleReport([sampleFinding({ ruleId: 'P-11' })]) };
    const reader = { language: 'de', origin: 'https://bench.example', at: '2026-01-01T00:00:00Z' };
    const { stream, headers } = await reportText('html', checked, reader);
    expect(headers['Content-Disposition']).toContain('attachment; filename="_a_.report.html"');
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    const page = await read(stream);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('So wird es korrigiert');
    expect(page).toContain('<a href="https://bench.example/explain/rules/P-11">');
  });
});
