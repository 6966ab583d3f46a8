import { IconAlertTriangleFilled, IconCircleXFilled, IconInfoCircleFilled } from 'virtual:icons';
import type { Severity } from '@clearbench/contracts/file/validation-report';

const icons = { Error: IconCircleXFilled, Warning: IconAlertTriangleFilled, Info: IconInfoCircleFilled } as const;

/** The icon of a severity; its name is always shown beside it. */
export const SeverityMark = ({ severity, size = 14 }: { readonly severity: Severity; readonly size?: number }) => {
  const Icon = icons[severity];
  return <Icon size={size} className={`ed-severity-${severity}`} aria-hidden />;
};
