import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { Desk } from '../desk.ts';

/** A byte order mark belongs to the text: whoever saves it again keeps it. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** What comes along with a file that is small enough: its text, the report of its last check and its outline. */
export const inlineParts = async (desk: Desk, file: FileDetailDocument, language: string) => {
  const bytes = await desk.contents.get(file.content.sha256);
  const [report, annotationDetails] = await Promise.all([
    file.check ? desk.contents.get(file.check.reportSha256) : undefined,
    desk.outlines.of(bytes, language),
  ]);
  const validationReport = report && (JSON.parse(textOf(report)) as ValidationReport);
  return { content: textOf(bytes), annotationDetails, ...(validationReport ? { validationReport } : {}) };
};
