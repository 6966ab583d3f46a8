import { setImmediate } from 'node:timers/promises';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { type FileDetailDocument, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { CheckedFile } from '@clearbench/validator/report-export/checked-file';
import type { ExportForm } from '@clearbench/validator/report-export/export-forms';
import { excerptsOf } from '@clearbench/validator/report-export/html/excerpts';
import type { QueryContext } from '../query-context.ts';

/** Bytes that are processed before other requests run. */
const partLength = 64 * 1024;

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const bytes of content)
    for (let at = 0; at < bytes.length; at += partLength) {
      await setImmediate();
      yield bytes.subarray(at, at + partLength);
    }
}

type Validated = Extract<CheckedFile, { readonly report: ValidationReport }>;

/** The last report of a file; for HTML with the text around its findings and the file's data. */
export const reportedFile = async (
  { views, contents }: Pick<QueryContext, 'views' | 'contents'>,
  { summary, check }: FileDetailDocument,
  form: ExportForm,
): Promise<Validated> => {
  const { fileName: file, fileId, contentVersion, envId } = summary;
  const report = JSON.parse(
    new TextDecoder().decode(await contents.get(check?.reportSha256 ?? '')),
  ) as ValidationReport;
  if (form !== 'html') return { file, report };
  const text = contents.read(check?.contentSha256 ?? '');
  const [excerpts, environment, version] = await Promise.all([
    excerptsOf(inParts(text), report.validationMessages),
    views.get(simEnvView, envId),
    views.get(fileVersionView, fileVersionId(fileId, contentVersion)),
  ]);
  const validatedAt = version?.validation?.at;
  return {
    file,
    report,
    excerpts,
    about: {
      environment: environment?.environmentName ?? summary.environmentToken,
      version: contentVersion,
      ...(validatedAt === undefined ? {} : { validatedAt }),
    },
  };
};
