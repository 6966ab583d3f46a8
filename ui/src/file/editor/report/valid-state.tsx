import type { ValidationSummary } from '@clearbench/contracts/file/validation-report';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** A report without findings: what was checked, against what, and that it is all right. */
export const ValidState = ({ summary }: { readonly summary: ValidationSummary }) => {
  const { t } = useTranslation();
  const { messageType, scheme, rbVersion, transactions } = summary;
  return (
    <div className="ed-valid">
      <IconCircleCheck className="ed-valid-sign" size={40} stroke={1.5} aria-hidden />
      <h2>{t('editor.report.valid')}</h2>
      <p>
        {t('editor.report.validAgainst', {
          messageType: messageType ?? t('editor.facts.noType'),
          scheme: scheme.toUpperCase(),
          rbVersion,
        })}
      </p>
      <p className="muted">{t('editor.facts.transactions', { count: transactions })}</p>
    </div>
  );
};
