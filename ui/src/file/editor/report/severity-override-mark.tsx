import { IconAdjustmentsHorizontal } from 'virtual:icons';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { useTranslation } from 'react-i18next';

/** An icon that shows that the environment overrides the severity of the rule. */
export const SeverityOverrideMark = ({ message: { ruleId, severity } }: { readonly message: ValidationMessage }) => {
  const { t } = useTranslation();
  const says = t('editor.finding.severityOverridden', { rule: ruleId, severity: t(`editor.severity.${severity}`) });
  return (
    <span className="ed-finding-regraded" title={says}>
      <IconAdjustmentsHorizontal size={13} aria-hidden />
      <span className="visually-hidden">{says}</span>
    </span>
  );
};
