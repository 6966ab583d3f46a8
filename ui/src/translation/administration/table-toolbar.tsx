import { IconDownload, IconHistory, IconLanguage, IconPlus, IconTransfer, IconUpload } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../../listing/search-field.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { languageName } from '../language.ts';
import { missingIn, rowsShown, type TableView, type TextTable } from './table.ts';
import { searchId } from './use-text-grid.ts';

// Passed as a spread, because not all type definitions know the `search` element yet.
const landmark = { role: 'search' };
const icon = { size: 15, 'aria-hidden': true } as const;

type Props = {
  readonly table: TextTable;
  readonly view: TableView;
  readonly onView: (some: Partial<TableView>) => void;
  readonly onExport: (language: string) => void;
};

const Shows = ({ table, view, onView }: Omit<Props, 'onExport'>) => {
  const { t } = useTranslation();
  const counts = {
    all: undefined,
    missing: view.languages.reduce((sum, language) => sum + missingIn(table, language), 0),
    changed: rowsShown(table, { ...view, search: '', show: 'changed' }).length,
  };
  return (
    <fieldset className="segments" aria-label={t('translations.show')}>
      {(['all', 'missing', 'changed'] as const).map((show) => (
        <button
          key={show}
          type="button"
          className="segment"
          aria-pressed={view.show === show}
          onClick={() => onView({ show })}
        >
          {t(`translations.show.${show}`)}
          {counts[show] !== undefined && <span className="segment-count figures">{counts[show]}</span>}
        </button>
      ))}
    </fieldset>
  );
};

const Columns = ({ table, view, onView }: Omit<Props, 'onExport'>) => {
  const { t } = useTranslation();
  const toggled = (language: string): readonly string[] => {
    const wanted = new Set(view.languages);
    if (!wanted.delete(language)) wanted.add(language);
    return table.languages.filter((one) => wanted.has(one));
  };
  const items = table.languages.map((language) => ({
    id: language,
    text: languageName(language),
    lang: language,
    keys: String(missingIn(table, language) || ''),
    checked: view.languages.includes(language),
    run: () => {
      const languages = toggled(language);
      if (languages.length > 0) onView({ languages });
    },
  }));
  return (
    <MenuButton className="button" menuLabel={t('translations.languages')} parts={[{ items }]} align="end">
      <IconLanguage {...icon} />
      <span className="toolbar-word">{t('translations.languages')}</span>
    </MenuButton>
  );
};

const Exchange = ({ table, onExport }: Pick<Props, 'table' | 'onExport'>) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const files = table.languages.map((language) => ({
    id: language,
    text: languageName(language),
    lang: language,
    icon: <IconDownload size={14} aria-hidden="true" />,
    run: () => onExport(language),
  }));
  const takeIn = {
    id: 'import',
    text: t('translations.import'),
    icon: <IconUpload size={14} aria-hidden="true" />,
    run: () => void go('/admin/translations/import'),
  };
  return (
    <MenuButton
      className="button"
      menuLabel={t('translations.exchange')}
      parts={[{ items: [takeIn] }, { heading: t('translations.export'), items: files }]}
      align="end"
    >
      <IconTransfer {...icon} />
      <span className="toolbar-word">{t('translations.exchange')}</span>
    </MenuButton>
  );
};

/** The search, the languages shown, and import and export. */
export const TableToolbar = ({ table, view, onView, onExport }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="toolbar">
      <div className="filters" {...landmark}>
        <SearchField
          id={searchId}
          label={t('translations.search')}
          value={view.search}
          onChange={(search) => onView({ search: search ?? '' })}
        />
        <Shows table={table} view={view} onView={onView} />
      </div>
      <div className="toolbar-end">
        <Columns table={table} view={view} onView={onView} />
        <Exchange table={table} onExport={onExport} />
        <ButtonLink to="/admin/translations/history" icon={<IconHistory {...icon} />}>
          <span className="toolbar-word">{t('translations.history')}</span>
        </ButtonLink>
        <ButtonLink tone="primary" to="/admin/translations/add" icon={<IconPlus {...icon} />}>
          {t('translations.add')}
        </ButtonLink>
      </div>
    </div>
  );
};
