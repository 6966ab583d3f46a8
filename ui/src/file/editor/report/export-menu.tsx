import { IconFileExport } from 'virtual:icons';
import { readReportRoute } from '@clearbench/contracts/file/routes';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { exportForms } from '@clearbench/validator/report-export/export-forms';
import { exportName, exportReport, mediaTypeOf } from '@clearbench/validator/report-export/export-reports';
import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../http/build-request.ts';
import { MenuButton } from '../../../parts/menu-button.tsx';
import { saveBlob } from '../../../parts/save-blob.ts';
import { exportTexts } from './export-texts.ts';

type Props = { readonly report: ValidationReport; readonly fileId: string; readonly fileName: string };

/** The HTML report comes from the server, which has the text around each finding. */
const savePage = (fileId: string, language: string): void => {
  const href = urlOf(readReportRoute, { params: { fileId }, query: { format: 'html', language } });
  Object.assign(document.createElement('a'), { href, download: '' }).click();
};

/** The report as a file: for programs, spreadsheets, test runners, code scanners, and for printing. */
export const ExportMenu = ({ report, fileId, fileName }: Props) => {
  const { t, i18n } = useTranslation();
  const items = exportForms.map((form) => ({
    id: form,
    text: t(`editor.report.exportAs.${form}`),
    run: () => {
      if (form === 'html') return savePage(fileId, i18n.language);
      const text = exportReport(form, fileName, report, exportTexts(t));
      return saveBlob(new Blob([text], { type: mediaTypeOf[form] }), exportName(fileName, form));
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
