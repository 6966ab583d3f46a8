import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { explainPath } from './explain-paths.ts';

/** A link to the overview, or to the parent page. */
export const BackToAll = ({ to = explainPath, text }: { readonly to?: string; readonly text?: string }) => {
  const { t } = useTranslation();
  return (
    <p className="explain-back">
      <BackLink to={to}>{text ?? t('explain.all')}</BackLink>
    </p>
  );
};
