import './formats.css';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';

type FormatsTab = {
  /** Last part of the address below /admin/formats; its name is the key `formats.tab.<name>`. */
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType }>;
};

/** The tabs of /admin/formats; the first one is shown where the address names none. */
const formatsTabs: readonly FormatsTab[] = [
  { name: 'formats', load: async () => ({ default: (await import('../../format/format-list.tsx')).FormatList }) },
  {
    name: 'codelists',
    load: async () => ({ default: (await import('../../code-list/administration/code-list-list.tsx')).CodeListList }),
  },
  {
    name: 'calendars',
    load: async () => ({ default: (await import('../../calendar/administration/calendar-list.tsx')).CalendarList }),
  },
  {
    name: 'envelopes',
    load: async () => ({ default: (await import('../../envelope/administration/envelope-list.tsx')).EnvelopeList }),
  },
];

const tabs = formatsTabs.map(({ name, load }) => ({ name, Content: lazy(load) }));

/** Formats, code lists, calendars and envelope profiles: the reference data of the validation. */
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
