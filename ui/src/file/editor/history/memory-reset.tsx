import { IconEraser } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { relativeTime, timeOf } from '../page/relative-time.ts';
import type { MemoryReset, Version } from './history-slice.ts';

/** The number of resets of an environment's memory; a change of it is a new reset. */
export const useMemoryResets = (environmentId: string | undefined): number =>
  useSelector(selectSimEnvs).find((environment) => environment.environmentId === environmentId)?.memory ?? 0;

/** The resets while a version was the current one: after it, and before the version above it. */
export const resetsAfter = (
  resets: readonly MemoryReset[],
  { at }: Pick<Version, 'at'>,
  above: Pick<Version, 'at'> | undefined,
): readonly MemoryReset[] => resets.filter((reset) => reset.at > at && (above === undefined || reset.at <= above.at));

type Props = { readonly at: string; readonly now: number };

const MemoryResetRow = ({ at, now }: Props) => {
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

/** Resets of one place that are shown at first. */
const firstShown = 3;

/** The marks in the history of a file for resets of the memory of ids, references and originals, newest first. */
export const MemoryResetRows = ({ resets, now }: { readonly resets: readonly MemoryReset[]; readonly now: number }) => {
  const { t } = useTranslation();
  const row = ({ memory, at }: MemoryReset) => <MemoryResetRow key={memory} at={at} now={now} />;
  const others = resets.slice(firstShown);
  return (
    <>
      {resets.slice(0, firstShown).map(row)}
      {others.length > 0 && (
        <li>
          <details className="ed-memory-resets">
            <summary>{t('editor.history.memoryResets', { count: others.length })}</summary>
            <ol className="plain-list">{others.map(row)}</ol>
          </details>
        </li>
      )}
    </>
  );
};
