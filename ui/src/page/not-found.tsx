import { useTranslation } from 'react-i18next';
import { NotFoundNotice } from '../parts/not-found-notice.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <NotFoundNotice title={t('notFound.title')} reason={t('notFound.body')} way={{ to: '/', text: t('notFound.home') }}>
      <p className="stage-figure figures" aria-hidden="true">
        404
      </p>
    </NotFoundNotice>
  );
};
