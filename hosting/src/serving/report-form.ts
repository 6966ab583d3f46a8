import { findingLanguages } from '@clearbench/rules/texts/finding-texts';
import type { CheckedFile } from '@clearbench/validator/report-export/checked-file';
import { type ExportForm, exportForms } from '@clearbench/validator/report-export/export-forms';
import {
  exportName,
  exportReport,
  exportReports,
  mediaTypeOf,
} from '@clearbench/validator/report-export/export-reports';
import { exportTextsIn } from '@clearbench/validator/report-export/export-texts';
import { ruleTextsIn } from '@clearbench/validator/report-export/html/rule-texts';
import type { Request } from 'express';
import { attachmentNamed } from './attachment.ts';

const types = exportForms.map((form) => mediaTypeOf[form].replace(/;.*/, ''));

/**
 * The media type of a report by the `Accept` header; JSON where the client has no preference, or none that is
 * supported.
 */
export const reportForm = (request: Pick<Request, 'accepts'>): ExportForm => {
  const wanted = request.accepts(types);
  return exportForms[types.indexOf(wanted === false ? 'application/json' : wanted)] ?? 'json';
};

const encoder = new TextEncoder();

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text);
}

/** The page is an attachment: opened in place, a browser would treat it as a page of this origin. */
const pageHeaders = (file: string): Readonly<Record<string, string>> => ({
  ...attachmentNamed(exportName(file, 'html')),
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
});

export type ReportReader = {
  readonly language: string;
  readonly origin: string;
  /** Time of the request, ISO 8601 UTC. */
  readonly at: string;
  readonly timeZone?: string;
  readonly productVersion?: string;
};

/** A report in another media type, as the result of a handler. */
export const reportText = async (
  form: ExportForm,
  checked: Extract<CheckedFile, { readonly report: unknown }>,
  { language: requested, origin, ...reader }: ReportReader,
) => {
  const language = findingLanguages.find((one) => one === requested) ?? 'en';
  const texts = exportTextsIn(language, origin);
  const text =
    form === 'html'
      ? exportReports(form, [checked], { ...texts, ...reader, rule: await ruleTextsIn(language) })
      : exportReport(form, checked.file, checked.report, texts);
  const headers: Record<string, string> = {
    'Content-Type': mediaTypeOf[form],
    ...(form === 'html' ? pageHeaders(checked.file) : {}),
  };
  return { stream: inOnePiece(text), headers };
};
