import { IconEraser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { relativeTime, timeOf } from '../page/relative-time.ts';
import type { Version } from './history-slice.ts';

/** The real time of the last reset of an environment's memory; undefined where it was never reset. */
export const useMemoryResetAt = (environmentId: string | undefined): string | undefined =>
  useSelector(selectSimEnvs).find((environment) => environment.environmentId === environmentId)?.memoryResetAt;

/** The newest version that was saved before the reset; undefined where all versions are newer. */
export const versionBeforeReset = (
  versions: readonly Pick<Version, 'contentVersion' | 'at'>[],
  resetAt: string | undefined,
): number | undefined => versions.find(({ at }) => resetAt !== undefined && at < resetAt)?.contentVersion;

type Props = { readonly at: string; readonly now: number };

/** The mark in the history of a file for a reset of the memory of ids, references and originals. */
export const MemoryResetRow = ({ at, now }: Props) => {
  const { t, i18n } = useTranslation();
  return (
    <li className="ed-memory-reset">
      <IconEraser size={14} aria-hidden />
      <span>{t('editor.history.memoryReset')}</span>
      <time className="figures" dateTime={at} title={relativeTime(at, now, i18n.language)}>
        {timeOf(at, now, i18n.language)}
      </time>
    </li>
  );
};
