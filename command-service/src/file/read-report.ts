import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';

/** The stored report of a validation. */
export const readReport = async (contents: ContentStore, reportSha256: string): Promise<ValidationReport> =>
  JSON.parse(new TextDecoder().decode(await contents.get(reportSha256))) as ValidationReport;
