import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckedFile, ExportTexts } from './checked-file.ts';
import { asCsv } from './csv.ts';
import type { ExportForm } from './export-forms.ts';
import { asHtml } from './html/html-report.ts';
import { asJson } from './json.ts';
import { asJUnit } from './junit.ts';
import { asSarif } from './sarif.ts';

export const mediaTypeOf: Readonly<Record<ExportForm, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  junit: 'application/xml',
  sarif: 'application/sarif+json',
  html: 'text/html; charset=utf-8',
};

const endings: Readonly<Record<ExportForm, string>> = {
  json: 'json',
  csv: 'csv',
  junit: 'junit.xml',
  sarif: 'sarif',
  html: 'html',
};

/** What the report of a file is called when it is saved: `one.report.csv` for `one.xml`. */
export const exportName = (file: string, form: ExportForm): string =>
  `${file.replace(/\.xml$/i, '')}.report.${endings[form]}`;

/** Reports of several files as one text. */
export const exportReports = (form: ExportForm, files: readonly CheckedFile[], texts: ExportTexts): string => {
  switch (form) {
    case 'json':
      return asJson(files);
    case 'csv':
      return asCsv(files, texts);
    case 'junit':
      return asJUnit(files, texts);
    case 'sarif':
      return asSarif(files, texts);
    case 'html':
      return asHtml(files, texts);
  }
};

/** The report of one file; as JSON it is the report as it is. */
export const exportReport = (form: ExportForm, file: string, report: ValidationReport, texts: ExportTexts): string =>
  form === 'json' ? `${JSON.stringify(report, null, 2)}\n` : exportReports(form, [{ file, report }], texts);
