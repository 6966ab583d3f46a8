import type { ScenarioVersion } from '@clearbench/contracts/scenario/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { TextComparison } from '../file/editor/monaco/text-comparison.tsx';
import { notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { problemOf } from '../saga/problem.ts';
import { momentFormat } from '../translation/moment-format.ts';
import type { ScenarioResource, StoredScenarios } from './scenario-resources.ts';

type CompareProps = {
  readonly version: number;
  readonly readOld: () => Promise<{ readonly text: string }>;
  readonly text: string;
  readonly onClose: () => void;
};

/** An earlier version beside the text in the editor. */
const Compare = ({ version, readOld, text, onClose }: CompareProps) => {
  const { t } = useTranslation();
  const read = useAsyncResult(readOld);
  return (
    <TextComparison
      title={t('scenario.compareTitle', { version })}
      before={read.status === 'done' ? read.result.text : undefined}
      after={text}
      beforeLabel={t('scenario.version', { version })}
      afterLabel={t('scenario.shownText')}
      problem={read.status === 'failed' ? t('scenario.readFailed') : undefined}
      onClose={onClose}
    />
  );
};

type Props = {
  readonly resource: Pick<ScenarioResource, 'readVersion' | 'restore'>;
  readonly stored: StoredScenarios;
  /** The text in the editor. */
  readonly text: string;
  /** The text in the editor is not saved: then nothing is restored over it. */
  readonly unsaved: boolean;
  readonly onRestored: () => void;
};

/** The versions of a list, newest first: compare with the text in the editor, or restore. */
export const VersionList = ({ resource, stored, text, unsaved, onRestored }: Props) => {
  const { t, i18n } = useTranslation();
  const moment = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const [compared, compare] = useState<number>();
  const { id, version, versions } = stored;
  const readOld = useMemo(
    () => (compared === undefined ? undefined : () => resource.readVersion(id, compared)),
    [resource, id, compared],
  );
  const restore = (from: number) =>
    resource.restore(id, version, from).then(onRestored, (error: unknown) => notifyProblem(problemOf(error)));
  const detail = ({ restoredFrom, lines }: ScenarioVersion): string =>
    restoredFrom === undefined
      ? t('scenario.lines', { count: lines })
      : t('scenario.restoredFrom', { version: restoredFrom });
  if (versions.length === 0) return <p className="muted">{t('scenario.noVersions')}</p>;
  return (
    <>
      <ul className="scenario-versions">
        {versions.map((one) => (
          <li key={one.version}>
            <span>
              <strong>{t('scenario.version', { version: one.version })}</strong>{' '}
              <span className="muted">
                {moment.format(new Date(one.at))} · {one.actorName ?? t('scenario.formerUser')} · {detail(one)}
              </span>
            </span>
            <span className="row-of-buttons">
              <Button small tone="soft" onClick={() => compare(one.version)}>
                {t('scenario.compare')}
              </Button>
              {one.version !== version && (
                <Button small tone="soft" disabled={unsaved} onClick={() => void restore(one.version)}>
                  {t('scenario.restore')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared !== undefined && readOld && (
        <Compare version={compared} readOld={readOld} text={text} onClose={() => compare(undefined)} />
      )}
    </>
  );
};
