import type { CheckedFile } from '@clearbench/validator/report-export/checked-file';
import type { ExportForm } from '@clearbench/validator/report-export/export-forms';
import { exportName, exportReports, mediaTypeOf } from '@clearbench/validator/report-export/export-reports';
import type { TFunction } from 'i18next';
import { saveBlob } from '../../parts/save-blob.ts';
import { exportTexts, pageTexts } from '../editor/report/export-texts.ts';
import type { Check } from './checks-slice.ts';
import type { ReportStore } from './report-store.ts';

/** Every finished validation; a failed one has its reason. */
export const checkedFiles = (
  checks: readonly Check[],
  reports: Pick<ReportStore, 'get'>,
  t: TFunction,
): CheckedFile[] =>
  checks.flatMap((check): CheckedFile[] => {
    const { name: file } = check;
    if (check.status === 'failed') return [{ file, error: t(`error.${check.problem.errorKey}`, check.problem.params) }];
    const report = check.status === 'done' ? reports.get(check.id) : undefined;
    return report ? [{ file, report }] : [];
  });

/** Exports all of them as one file. */
export const saveChecks = async (
  form: ExportForm,
  files: readonly CheckedFile[],
  at: Date,
  t: TFunction,
): Promise<void> => {
  const words = form === 'html' ? await pageTexts(t, at) : exportTexts(t);
  const text = exportReports(form, files, words);
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  saveBlob(new Blob([text], { type: mediaTypeOf[form] }), exportName(`checks-${stamp}`, form));
};
