import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { explainPath } from './explain-paths.ts';

/** The way to everything that is explained: to all of it, or to what stands above this page. */
export const BackToAll = ({ to = explainPath, text }: { readonly to?: string; readonly text?: string }) => {
  const { t } = useTranslation();
  return (
    <p className="explain-back">
      <Link to={to} className="quiet-link">
        <IconArrowLeft size={14} aria-hidden="true" />
        {text ?? t('explain.all')}
      </Link>
    </p>
  );
};
