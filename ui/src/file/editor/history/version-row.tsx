import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../parts/size-text.ts';
import { relativeTime, timeOf } from '../page/relative-time.ts';
import type { Version } from './history-slice.ts';

type Props = {
  readonly item: Version;
  readonly now: number;
  /** Who looks. */
  readonly userId: string | undefined;
  readonly current: boolean;
  readonly compared: boolean;
  readonly fixed: boolean;
  readonly onCompare: ((version: number) => void) | undefined;
  readonly onRestore: (version: number) => void;
};

/** The log keeps ids and no names, so that a person can be forgotten: who has no name any more is gone. */
const whoIs = ({ actor, actorName }: Version, userId: string | undefined): 'you' | 'system' | 'other' | 'former' => {
  if (actor === userId) return 'you';
  if (actor.startsWith('system:')) return 'system';
  return actorName === undefined ? 'former' : 'other';
};

/** One saved version and what can be done with it. */
export const VersionRow = ({ item, now, userId, current, compared, fixed, onCompare, onRestore }: Props) => {
  const { t, i18n } = useTranslation();
  const { contentVersion: version, by, at, size, actorName: name } = item;
  return (
    <li className="ed-version" data-current={current || undefined} data-compared={compared || undefined}>
      <div className="ed-version-head">
        <strong className="figures">v{version}</strong>
        <span>{t(`editor.history.by.${by}`, { defaultValue: by })}</span>
        {current && <span className="ed-tag">{t('editor.history.onScreen')}</span>}
      </div>
      <div className="ed-version-facts figures muted">
        <time dateTime={at} title={relativeTime(at, now, i18n.language)}>
          {timeOf(at, now, i18n.language)}
        </time>
        <span>{sizeText(size, i18n.language)}</span>
        <span className="ed-version-actor">{t(`editor.history.actor.${whoIs(item, userId)}`, { name })}</span>
      </div>
      <div className="ed-version-actions">
        {onCompare && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('editor.history.compareVersion', { version })}
            aria-pressed={compared}
            onClick={() => onCompare(version)}
          >
            {t('editor.history.compare')}
          </Button>
        )}
        {!fixed && !current && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('editor.history.restoreVersion', { version })}
            onClick={() => onRestore(version)}
          >
            {t('editor.history.restore')}
          </Button>
        )}
      </div>
    </li>
  );
};
