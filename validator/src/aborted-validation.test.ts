import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { exportForms } from './report-export/export-forms.ts';
import { exportReports } from './report-export/export-reports.ts';
import { exportTextsIn } from './report-export/export-texts.ts';
import { validate, validateChunks } from './validate.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2026-01-15T10:00:00Z' };
const begin = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf>\n';
const wrong = (count: number): Uint8Array =>
  new TextEncoder().encode(`${begin}${'<x/>\n'.repeat(count)}</FIToFICstmrCdtTrf></Document>`);

const last = ({ validationMessages }: ValidationReport) =>
  validationMessages.find(({ textKey }) => /tooManyFindings|tooSlow/.test(textKey));

describe('a validation with a limit', () => {
  it('stops at the maximum number of findings, reports the place, and is not valid', () => {
    const bytes = wrong(1_000);
    const report = validate(bytes, profile, { mostFindings: 100 });
    expect(report.validationSummary).toMatchObject({ valid: false, bytes: bytes.length });
    expect(report.validationSummary.errors).toBeLessThan(105);
    const stopped = last(report);
    expect(stopped).toMatchObject({ ruleId: 'T-01', severity: 'Error', textKey: 'finding.T-01.tooManyFindings' });
    const { limit, percent, read, bytes: all } = stopped?.params ?? {};
    expect([limit, all, percent]).toEqual([100, bytes.length, Math.floor((Number(read) / bytes.length) * 100)]);
    // A line for each element: what was read ends before the line that is named.
    const lines = new TextDecoder().decode(bytes.subarray(0, Number(read))).split('\n');
    expect([stopped?.line, stopped?.column]).toEqual([lines.length, (lines.at(-1)?.length ?? 0) + 1]);
  });

  it('stops at the same place in however many pieces the text comes', () => {
    const bytes = wrong(1_000);
    const pieces = function* (size: number) {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const whole = validate(bytes, profile, { mostFindings: 100 });
    for (const size of [7, 1_000]) {
      expect(validateChunks(pieces(size), profile, { mostFindings: 100 })).toEqual(whole);
    }
  });

  it('goes on to the end where there are no more findings than that', () => {
    expect(last(validate(wrong(95), profile, { mostFindings: 100 }))).toBeUndefined();
    const { validationSummary } = validate(wrong(60_000), profile);
    expect(validationSummary.errors).toBeGreaterThan(60_000);
  });

  it('ends two million wrong elements by itself, and lists what it found first', () => {
    const report = validate(wrong(2_000_000), profile);
    expect(last(report)?.params).toMatchObject({ limit: 500_000, percent: 25 });
    expect(report.validationSummary.errors).toBeLessThan(500_010);
    expect(report.validationMessages).toHaveLength(1_000);
  });

  it('stops when its time is over', () => {
    const report = validate(wrong(100_000), profile, { mostSeconds: -1 });
    expect(report.validationSummary.valid).toBe(false);
    expect(last(report)).toMatchObject({ textKey: 'finding.T-01.tooSlow', params: { percent: 0, read: 0 } });
  });

  it('says so in every language and in every form of a report', () => {
    const report = validate(wrong(1_000), profile, { mostFindings: 100 });
    const stopped = last(report);
    const read = String(stopped?.params.read);
    const texts = (['en', 'de', 'fr'] as const).map(
      (language) => stopped && exportTextsIn(language).translate(stopped),
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toContain(read);
    for (const form of exportForms)
      expect(exportReports(form, [{ file: 'a.xml', report }], exportTextsIn('en'))).toContain(
        'Validation stopped here',
      );
  });
});
