import type { ValidationSummary } from '@clearbench/contracts/file/validation-report';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';

/** One number for the result: the errors, else the warnings, else nothing. */
export const ReportCounts = ({ summary }: { readonly summary: ValidationSummary }) => {
  const { t, i18n } = useTranslation();
  const { errors, warnings } = summary;
  if (errors + warnings === 0) return null;
  const [tone, count] = errors > 0 ? (['Error', errors] as const) : (['Warning', warnings] as const);
  return (
    <span className={`ed-count ed-count-${tone} figures`}>
      {numberText(count, i18n.language)}
      <span className="visually-hidden"> {t(`editor.severity.${tone}`)}</span>
    </span>
  );
};
