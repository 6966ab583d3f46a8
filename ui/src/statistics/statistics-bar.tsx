import { IconPlayerPlay, IconRefresh, IconZoomReset } from 'virtual:icons';
import { type Resolution, resolutions } from '@clearbench/contracts/statistics/choices';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../parts/button.tsx';
import { DomainPicker } from './domain-picker.tsx';
import { durations, fits, type StatisticsView } from './filter-address.ts';
import type { Domain } from './statistics-slice.ts';

type Props = {
  readonly view: StatisticsView;
  readonly domains: readonly Domain[];
  readonly zoomed: boolean;
  readonly onView: (view: StatisticsView) => void;
  readonly onWhole: () => void;
  readonly onRefresh: () => void;
  readonly onReplay: () => void;
};

const Resolutions = ({ view, onView }: Pick<Props, 'view' | 'onView'>) => {
  const { t } = useTranslation();
  const choose = (resolution: Resolution) =>
    onView({ ...view, resolution, duration: fits(resolution, view.duration) ? view.duration : 31 });
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('statistics.resolution')}</legend>
      {resolutions.map((resolution) => (
        <button
          key={resolution}
          type="button"
          className="segment"
          aria-pressed={view.resolution === resolution}
          onClick={() => choose(resolution)}
        >
          {t(`statistics.resolution.${resolution}`)}
        </button>
      ))}
    </fieldset>
  );
};

const Duration = ({ view, onView }: Pick<Props, 'view' | 'onView'>) => {
  const { t } = useTranslation();
  const choices = [...new Set([...durations, view.duration])].sort((one, other) => one - other);
  return (
    <select
      className="input statistics-duration"
      aria-label={t('statistics.duration')}
      value={view.duration}
      onChange={({ target }) => onView({ ...view, duration: Number(target.value) })}
    >
      {choices.map((days) => (
        <option key={days} value={days} disabled={!fits(view.resolution, days)}>
          {t('statistics.days', { count: days })}
        </option>
      ))}
    </select>
  );
};

/** The period, the steps, the domains, and the form of the charts. */
export const StatisticsBar = ({ view, domains, zoomed, onView, onWhole, onRefresh, onReplay }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="toolbar">
      <div className="filters">
        <Resolutions view={view} onView={onView} />
        <Duration view={view} onView={onView} />
        <DomainPicker
          domains={domains}
          chosen={view.domains}
          onChosen={(chosen) => onView({ ...view, domains: [...chosen].sort() })}
        />
        {zoomed && (
          <Button icon={<IconZoomReset size={15} aria-hidden="true" />} onClick={onWhole}>
            {t('statistics.whole')}
          </Button>
        )}
      </div>
      <div className="toolbar-end">
        <label className="statistics-check">
          <input
            type="checkbox"
            checked={view.asTable}
            onChange={({ target }) => onView({ ...view, asTable: target.checked })}
          />
          {t('statistics.asTable')}
        </label>
        <Button icon={<IconPlayerPlay size={15} aria-hidden="true" />} onClick={onReplay}>
          {t('statistics.replay')}
        </Button>
        <IconButton label={t('statistics.refresh')} onClick={onRefresh}>
          <IconRefresh size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
};
