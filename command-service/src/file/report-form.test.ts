import { sampleFinding, sampleReport } from '@clearbench/validation/report-export/sample-reports';
import express from 'express';
import { reportForm, reportText } from './report-form.ts';

/** What Express makes of an `Accept`. */
const formFor = (accept: string | undefined) => {
  const request = Object.create(express.request, { headers: { value: accept === undefined ? {} : { accept } } });
  return reportForm(request as express.Request);
};

const read = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const piece of stream) text += new TextDecoder().decode(piece);
  return text;
};

describe('the form of a report', () => {
  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['text/csv', 'csv'],
    ['application/xml', 'junit'],
    ['application/sarif+json', 'sarif'],
    ['text/html', 'json'],
    ['text/csv;q=0.5, application/sarif+json', 'sarif'],
  ])('for %s is %s', (accept, form) => expect(formFor(accept)).toBe(form));

  it('is in the language asked for, English where we have none', async () => {
    const report = sampleReport([sampleFinding({ ruleId: 'T-03', textKey: 'finding.T-03.missing' })]);
    const said = (language: string) =>
      read(reportText('csv', 'a.xml', report, { language, origin: 'https://bench.example' }).stream);
    expect(await said('xx')).toBe(await said('en'));
    expect(await said('de')).not.toBe(await said('en'));
  });
});
