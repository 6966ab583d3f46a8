import { useTranslation } from 'react-i18next';
import { Overview } from '../../explain/overview.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

export const ExplainPage = () => {
  const { t } = useTranslation();
  return (
    <ExplainFrame>
      <PageTitle title={t('explain.title')} />
      <Overview />
    </ExplainFrame>
  );
};
