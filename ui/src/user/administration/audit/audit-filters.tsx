import { IconDownload, IconRefresh } from 'virtual:icons';
import { auditKinds } from '@clearbench/contracts/user/audit-routes';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import { MenuButton } from '../../../parts/menu-button.tsx';
import type { AuditFilters, AuditKind } from './audit-address.ts';

type Props = {
  readonly filters: AuditFilters;
  readonly onFilters: (filters: AuditFilters) => void;
};

const Kinds = ({ filters, onFilters }: Props) => {
  const { t } = useTranslation();
  const toggle = (kind: AuditKind) => {
    const kinds = filters.kinds.includes(kind) ? filters.kinds.filter((one) => one !== kind) : [...filters.kinds, kind];
    onFilters({ ...filters, kinds });
  };
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('audit.kinds')}</legend>
      <button
        type="button"
        className="segment"
        aria-pressed={filters.kinds.length === 0}
        onClick={() => onFilters({ ...filters, kinds: [] })}
      >
        {t('audit.kind.all')}
      </button>
      {auditKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="segment"
          aria-pressed={filters.kinds.includes(kind)}
          onClick={() => toggle(kind)}
        >
          {t(`audit.kind.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
};

const Period = ({ filters, onFilters }: Props) => {
  const { t } = useTranslation();
  const { from, to } = filters;
  return (
    <span className="period">
      <label>
        {t('audit.from')}
        <input
          type="date"
          className="input"
          value={from}
          max={to || undefined}
          onChange={({ target }) => onFilters({ ...filters, from: target.value })}
        />
      </label>
      <label>
        {t('audit.to')}
        <input
          type="date"
          className="input"
          value={to}
          min={from || undefined}
          onChange={({ target }) => onFilters({ ...filters, to: target.value })}
        />
      </label>
    </span>
  );
};

type BarProps = Props & {
  readonly exporting: boolean;
  readonly onExport: (format: 'csv' | 'json') => void;
  readonly onRefresh: () => void;
};

/** The filters of the history, and its export. */
export const AuditBar = ({ filters, onFilters, exporting, onExport, onRefresh }: BarProps) => {
  const { t } = useTranslation();
  const narrowed = filters.kinds.length > 0 || filters.from !== '' || filters.to !== '';
  const items = (['csv', 'json'] as const).map((format) => ({
    id: format,
    text: t(`audit.export.${format}`),
    disabled: exporting,
    run: () => onExport(format),
  }));
  return (
    <div className="toolbar">
      <div className="filters">
        <Kinds filters={filters} onFilters={onFilters} />
        <Period filters={filters} onFilters={onFilters} />
        {narrowed && (
          <button
            type="button"
            className="link-button"
            onClick={() => onFilters({ ...filters, kinds: [], from: '', to: '' })}
          >
            {t('audit.clearFilters')}
          </button>
        )}
      </div>
      <div className="toolbar-end">
        <IconButton label={t('audit.refresh')} onClick={onRefresh}>
          <IconRefresh size={16} aria-hidden="true" />
        </IconButton>
        <MenuButton className="button" menuLabel={t('audit.export')} parts={[{ items }]} align="end">
          <IconDownload size={15} aria-hidden="true" />
          {t(exporting ? 'audit.exporting' : 'audit.export')}
        </MenuButton>
      </div>
    </div>
  );
};
