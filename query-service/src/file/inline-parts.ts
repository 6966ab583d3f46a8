import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import { isLimitReached } from '@clearbench/event-sourcing/job-limits';
import type { QueryContext } from '../query-context.ts';

/** Keeps a byte order mark, so that saving the text again does not remove it. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A file whose outline exceeds the limits is shown without it. */
const withoutOutline = (error: unknown): undefined => {
  if (!isLimitReached(error)) throw error;
};

type Sources = Pick<QueryContext, 'contents' | 'outlines'>;

/** The inline parts of a small file: its text, its last report and, if it is wanted, its outline. */
export const inlineParts = async (
  context: Sources,
  file: Pick<FileDetailDocument, 'content' | 'check'>,
  outline: 'none' | { readonly language: string },
) => {
  const bytes = await context.contents.get(file.content.sha256);
  const [report, annotationDetails] = await Promise.all([
    file.check ? context.contents.get(file.check.reportSha256) : undefined,
    outline === 'none' ? undefined : context.outlines.of(bytes, outline.language).catch(withoutOutline),
  ]);
  const validationReport = report && (JSON.parse(textOf(report)) as ValidationReport);
  return {
    content: textOf(bytes),
    ...(annotationDetails ? { annotationDetails } : {}),
    ...(validationReport ? { validationReport } : {}),
  };
};
