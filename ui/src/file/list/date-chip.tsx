import { IconChevronDown } from 'virtual:icons';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../parts/floating.tsx';
import type { Anchor } from '../../parts/place-floating.ts';
import { ClearButton } from './filter-chip.tsx';
import type { ListFilters } from './list-address.ts';

type Range = Pick<ListFilters, 'changedFrom' | 'changedTo'>;
type Props = { readonly range: Range; readonly onChange: (range: Range) => void };

const daysBefore = (days: number): string =>
  new Date(Date.now() - days * millisecondsPerDay).toISOString().slice(0, 10);

const presets = [
  { key: 'today', days: 0 },
  { key: 'week', days: 6 },
  { key: 'month', days: 29 },
] as const;

const RangeFields = ({ range: { changedFrom, changedTo }, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <div className="date-presets">
        {presets.map(({ key, days }, index) => (
          <button
            key={key}
            type="button"
            className="link-button"
            data-autofocus={index === 0 || undefined}
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
    </>
  );
};

/** The days of the last change, inclusive; by preset or entered. */
export const DateChip = ({ range, onChange }: Props) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  const { changedFrom, changedTo } = range;
  const set = changedFrom !== undefined || changedTo !== undefined;
  const name = t('fileList.filter.changed');
  return (
    <span className="filter" data-set={set || undefined}>
      <button
        type="button"
        className="filter-button figures"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        {set ? `${name}: ${changedFrom ?? '…'} – ${changedTo ?? '…'}` : name}
        {!set && <IconChevronDown size={13} aria-hidden="true" />}
      </button>
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={name}
          className="date-range"
          onClose={() => setAnchor(undefined)}
        >
          <RangeFields range={range} onChange={onChange} />
        </Floating>
      )}
      {set && (
        <ClearButton
          label={t('fileList.clearFilter', { name })}
          onClear={() => onChange({ changedFrom: undefined, changedTo: undefined })}
        />
      )}
    </span>
  );
};
