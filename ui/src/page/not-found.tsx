import { useTranslation } from 'react-i18next';
import { NotThere } from '../parts/not-there.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <NotThere title={t('notFound.title')} reason={t('notFound.body')} way={{ to: '/', text: t('notFound.home') }}>
      <p className="stage-figure figures" aria-hidden="true">
        404
      </p>
    </NotThere>
  );
};
