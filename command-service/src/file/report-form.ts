import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import {
  type ExportForm,
  exportForms,
  exportReport,
  mediaTypeOf,
} from '@clearbench/validation/report-export/export-reports';
import { wordsIn } from '@clearbench/validation/report-export/words-in';
import { findingLanguages } from '@clearbench/validation/texts/finding-texts';
import type { Request } from 'express';

const types = exportForms.map((form) => mediaTypeOf[form].replace(/;.*/, ''));

/** The form of a report a caller asks for by `Accept`; the report itself where they do not mind, or ask for none we have. */
export const reportForm = (request: Pick<Request, 'accepts'>): ExportForm => {
  const wanted = request.accepts(types);
  return exportForms[types.indexOf(wanted === false ? 'application/json' : wanted)] ?? 'json';
};

const encoder = new TextEncoder();

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text);
}

/** A report in another form, as what answers a call. */
export const reportText = (
  form: ExportForm,
  fileName: string,
  report: ValidationReport,
  { language, origin }: { readonly language: string; readonly origin: string },
) => {
  const spoken = findingLanguages.find((one) => one === language) ?? 'en';
  return {
    stream: inOnePiece(exportReport(form, fileName, report, wordsIn(spoken, origin))),
    headers: { 'Content-Type': mediaTypeOf[form] },
  };
};
