import type { BuiltInStatus } from '@clearbench/contracts/template/built-in-routes';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<BuiltInStatus, string>> = {
  new: 'info',
  updateAvailable: 'info',
  bothChanged: 'warn',
  changedHere: 'quiet',
  unchanged: 'good',
  deleted: 'quiet',
  discontinued: 'quiet',
};

/** How a built-in template compares with the installed one. */
export const StatusTag = ({ status }: { readonly status: BuiltInStatus }) => {
  const { t } = useTranslation();
  return (
    <span className="tone" data-tone={tones[status]}>
      {t(`builtIn.status.${status}`)}
    </span>
  );
};
