import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ClearButton } from './filter-chip.tsx';
import type { ListFilters } from './list-address.ts';

type Range = Pick<ListFilters, 'changedFrom' | 'changedTo'>;
type Props = { readonly range: Range; readonly onChange: (range: Range) => void };

const daysBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const presets = [
  { key: 'today', days: 0 },
  { key: 'week', days: 6 },
  { key: 'month', days: 29 },
] as const;

/** Days of the last change, inclusive; by preset or by hand. */
export const DateChip = ({ range: { changedFrom, changedTo }, onChange }: Props) => {
  const { t } = useTranslation();
  const set = changedFrom !== undefined || changedTo !== undefined;
  const name = t('fileList.filter.changed');
  const label = set ? `${name}: ${changedFrom ?? '…'} – ${changedTo ?? '…'}` : name;
  return (
    <span className="filter" data-set={set || undefined}>
      <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <button type="button" className="filter-button figures">
            {label}
            {!set && <IconChevronDown size={13} aria-hidden="true" />}
          </button>
        </Popover.Target>
        <Popover.Dropdown className="date-range" aria-label={name}>
          <div className="date-presets">
            {presets.map(({ key, days }) => (
              <button
                key={key}
                type="button"
                className="link-button"
                onClick={() => onChange({ changedFrom: daysBefore(days), changedTo: undefined })}
              >
                {t(`fileList.filter.${key}`)}
              </button>
            ))}
          </div>
          <label>
            {t('fileList.filter.from')}
            <input
              type="date"
              value={changedFrom ?? ''}
              max={changedTo}
              onChange={({ target }) => onChange({ changedFrom: target.value || undefined, changedTo })}
            />
          </label>
          <label>
            {t('fileList.filter.to')}
            <input
              type="date"
              value={changedTo ?? ''}
              min={changedFrom}
              onChange={({ target }) => onChange({ changedFrom, changedTo: target.value || undefined })}
            />
          </label>
        </Popover.Dropdown>
      </Popover>
      {set && (
        <ClearButton
          label={t('fileList.clearFilter', { name })}
          onClear={() => onChange({ changedFrom: undefined, changedTo: undefined })}
        />
      )}
    </span>
  );
};
