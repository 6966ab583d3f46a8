import { IconPlayerPlay, IconPlayerStop, IconX } from 'virtual:icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../parts/button.tsx';
import { momentFormat } from '../../translation/moment-format.ts';
import type { Pace, ReplayState } from './replay-slice.ts';

type Props = {
  readonly replay: ReplayState;
  /** YYYY-MM-DD in the viewer's time zone. */
  readonly today: string;
  /** The charts were filtered by domain, which a replay does not support. */
  readonly narrowed: boolean;
  readonly onStart: (until: string, pace: Pace) => void;
  readonly onPace: (pace: Pace) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
};

/** Days per second; `fast` = as fast as possible. */
const paces = ['0', '1', '7', '30', '120', '365', 'fast'] as const;
const paceOf = (text: string): Pace => (text === 'fast' ? undefined : Number(text));
const textOf = (pace: Pace): string => (pace === undefined ? 'fast' : String(pace));

const PaceChoice = ({ pace, onPace }: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }) => {
  const { t } = useTranslation();
  const labelOf = (text: (typeof paces)[number]): string =>
    text === 'fast' || text === '0' ? t(`statistics.pace.${text}`) : t('statistics.pace.days', { count: Number(text) });
  return (
    <label className="replay-field">
      {t('statistics.pace')}
      <select className="input" value={textOf(pace)} onChange={({ target }) => onPace(paceOf(target.value))}>
        {paces.map((text) => (
          <option key={text} value={text}>
            {labelOf(text)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Progress = ({ replay: { status, progress, reachedAt, events } }: { readonly replay: ReplayState }) => {
  const { t, i18n } = useTranslation();
  if (status === 'initial' || reachedAt === '') return null;
  const day = momentFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(reachedAt));
  const percent = Math.round(progress * 100);
  return (
    <div className="replay-progress">
      <progress max={100} value={percent} aria-label={t('statistics.replay.progress')} />
      <span>
        {status === 'done' ? t('statistics.replay.done', { until: day }) : t('statistics.replay.at', { day, percent })}
      </span>
      <span className="muted">{t('statistics.replay.events', { count: events })}</span>
    </div>
  );
};

/** Replays the statistics up to a day, step by step. */
export const ReplayBar = ({ replay, today, narrowed, onStart, onPace, onStop, onClose }: Props) => {
  const { t } = useTranslation();
  const [until, setUntil] = useState(replay.request?.until ?? today);
  const [pace, setPace] = useState<Pace>(7);
  const running = replay.status === 'running';
  const choose = (next: Pace) => {
    setPace(next);
    if (running) onPace(next);
  };
  const start = () => onStart(until, pace === 0 ? 7 : pace);
  return (
    <section className="replay-bar" aria-label={t('statistics.replay')}>
      <label className="replay-field">
        {t('statistics.replay.until')}
        <input
          type="date"
          className="input"
          value={until}
          max={today}
          disabled={running}
          onChange={({ target }) => setUntil(target.value)}
        />
      </label>
      <PaceChoice pace={pace} onPace={choose} />
      {running ? (
        <Button icon={<IconPlayerStop size={15} aria-hidden="true" />} onClick={onStop}>
          {t('statistics.replay.stop')}
        </Button>
      ) : (
        <Button
          tone="primary"
          icon={<IconPlayerPlay size={15} aria-hidden="true" />}
          disabled={until === ''}
          onClick={start}
        >
          {t('statistics.replay.start')}
        </Button>
      )}
      <Progress replay={replay} />
      {narrowed && <span className="muted">{t('statistics.replay.everybody')}</span>}
      <IconButton className="replay-close" label={t('statistics.replay.close')} onClick={onClose}>
        <IconX size={15} aria-hidden="true" />
      </IconButton>
    </section>
  );
};
