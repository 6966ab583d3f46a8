import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <div className="stage">
      <PageTitle title={t('notFound.title')} />
      <p className="stage-figure figures" aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className="muted">{t('notFound.body')}</p>
      <Link to="/">{t('notFound.home')}</Link>
    </div>
  );
};
