import './formats.css';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { formatsTabs } from './formats-tabs.ts';

const tabs = formatsTabs.map(({ name, load }) => ({ name, Content: lazy(load) }));

/** Formats, code lists and calendars: the reference data of the validation. */
export const FormatsPage = () => {
  const { t } = useTranslation();
  const { tab } = useParams();
  const shown = tab === undefined ? tabs[0] : tabs.find(({ name }) => name === tab);
  if (!shown) return <Navigate to="/404" replace />;
  return (
    <div className="admin-form admin-list">
      <PageTitle title={t(`formats.tab.${shown.name}`)} />
      <header className="tabs-head">
        <h1>{t('admin.page.formats')}</h1>
        <nav className="segments" aria-label={t('formats.tabs')}>
          {tabs.map(({ name }) => (
            <Link
              key={name}
              className="segment"
              to={`/admin/formats/${name}`}
              aria-current={name === shown.name ? 'page' : undefined}
            >
              {t(`formats.tab.${name}`)}
            </Link>
          ))}
        </nav>
      </header>
      <Suspense fallback={<Skeletons rows={6} />}>
        <shown.Content />
      </Suspense>
    </div>
  );
};
