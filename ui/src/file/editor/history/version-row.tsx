import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { sizeText } from '../../../parts/size-text.ts';
import { relativeTime, timeOf } from '../page/relative-time.ts';
import { SeverityMark } from '../report/severity-mark.tsx';
import type { Version } from './history-slice.ts';
import { VersionChangesOf } from './version-changes.tsx';

type FactsProps = Pick<Version, 'validation' | 'sent'> & { readonly now: number };

/** What the last validation of a version found, and whether the version was sent. */
const VersionFacts = ({ validation, sent, now }: FactsProps) => {
  const { t, i18n } = useTranslation();
  if (!validation && !sent) return null;
  const found = validation && [
    ['Error', validation.errors] as const,
    ['Warning', validation.warnings] as const,
    ['Info', validation.infos] as const,
  ];
  const some = found?.filter(([, count]) => count > 0) ?? [];
  return (
    <div className="ed-version-found figures">
      {some.map(([severity, count]) => (
        <span key={severity}>
          <SeverityMark severity={severity} size={12} /> {numberText(count, i18n.language)}{' '}
          {t(`editor.count.${severity}`, { count })}
        </span>
      ))}
      {validation && some.length === 0 && <span className="ed-version-valid">{t('editor.history.noFindings')}</span>}
      {sent && (
        <span className="ed-tag" title={relativeTime(sent.at, now, i18n.language)}>
          {t('editor.history.sent', { count: sent.times, at: timeOf(sent.at, now, i18n.language) })}
        </span>
      )}
    </div>
  );
};

type Props = {
  readonly fileId: string;
  readonly item: Version;
  readonly now: number;
  /** The current user. */
  readonly userId: string | undefined;
  readonly current: boolean;
  readonly compared: boolean;
  readonly fixed: boolean;
  readonly onCompare: ((version: number) => void) | undefined;
  readonly onRestore: (version: number) => void;
  /** The ZIP that contained the first version. */
  readonly archiveName: string | undefined;
};

/** The log contains ids instead of names, so that a person can be erased; a user without a name was deleted. */
const whoIs = ({ actor, actorName }: Version, userId: string | undefined): 'you' | 'system' | 'other' | 'former' => {
  if (actor === userId) return 'you';
  if (actor.startsWith('system:')) return 'system';
  return actorName === undefined ? 'former' : 'other';
};

/** One saved version with its actions. */
export const VersionRow = ({
  fileId,
  item,
  now,
  userId,
  current,
  compared,
  fixed,
  onCompare,
  onRestore,
  archiveName,
}: Props) => {
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
      {version === 1 && archiveName !== undefined && (
        <div className="ed-version-archive muted">{t('fileList.fromArchive', { archive: archiveName })}</div>
      )}
      <VersionFacts {...item} now={now} />
      {version > 1 && <VersionChangesOf fileId={fileId} from={version - 1} to={version} most={3} />}
      <div className="ed-version-actions">
        {onCompare && (
          <Button
            small
            aria-label={t('editor.history.compareVersion', { version })}
            aria-pressed={compared}
            onClick={() => onCompare(version)}
          >
            {t('editor.history.compare')}
          </Button>
        )}
        {!fixed && !current && (
          <Button
            tone="quiet"
            small
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
