import { IconAlertTriangleFilled, IconCircleXFilled, IconInfoCircleFilled } from 'virtual:icons';
import type { Severity } from '@clearbench/contracts/file/validation-report';
import { useTranslation } from 'react-i18next';

const icons = { Error: IconCircleXFilled, Warning: IconAlertTriangleFilled, Info: IconInfoCircleFilled } as const;

/** A severity with its icon and name. */
export const SeverityTag = ({ severity }: { readonly severity: Severity }) => {
  const { t } = useTranslation();
  const Icon = icons[severity];
  return (
    <span className="explain-tag" data-severity={severity}>
      <Icon size={13} aria-hidden="true" />
      {t(`editor.severity.${severity}`)}
    </span>
  );
};
