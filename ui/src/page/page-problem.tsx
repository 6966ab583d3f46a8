import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../parts/button.tsx';

/** Shown if the code of a page failed or could not be loaded; the rest of the product keeps working. */
export const PageProblem = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  console.error(error);
  return (
    <main className="stage" role="alert">
      <h1>{t('pageProblem.title')}</h1>
      <p className="muted">{t('pageProblem.body')}</p>
      <Button tone="primary" onClick={() => window.location.reload()}>
        {t('pageProblem.reload')}
      </Button>
    </main>
  );
};
