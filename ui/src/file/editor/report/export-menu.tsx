import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import {
  exportForms,
  exportName,
  exportReport,
  mediaTypeOf,
} from '@clearbench/validation/report-export/export-reports';
import { IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../parts/menu-button.tsx';
import { saveBlob } from '../../../parts/save-blob.ts';
import { exportWords } from './export-words.ts';

type Props = { readonly report: ValidationReport; readonly fileName: string };

/** The report as a file: for programs, spreadsheets, test runners and code scanners. */
export const ExportMenu = ({ report, fileName }: Props) => {
  const { t } = useTranslation();
  const items = exportForms.map((form) => ({
    id: form,
    text: t(`editor.report.exportAs.${form}`),
    run: () => {
      const text = exportReport(form, fileName, report, exportWords(t));
      saveBlob(new Blob([text], { type: mediaTypeOf[form] }), exportName(fileName, form));
    },
  }));
  return (
    <MenuButton
      className="icon-button"
      label={t('editor.report.export')}
      menuLabel={t('editor.report.export')}
      parts={[{ items }]}
      align="end"
    >
      <IconFileExport size={16} aria-hidden />
    </MenuButton>
  );
};
