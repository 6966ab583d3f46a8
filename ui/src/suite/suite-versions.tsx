import {
  listSuiteVersionsRoute,
  type SuiteDetails,
  type SuiteVersionSummary,
} from '@clearbench/contracts/suite/routes';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { figuresIn } from '../parts/figures.ts';
import { Spinner } from '../parts/spinner.tsx';
import { CompareVersions } from './compare-versions.tsx';
import type { ChangeSuite } from './use-suite-change.ts';

const listVersions = caller(listSuiteVersionsRoute);

type Props = { readonly suite: SuiteDetails; readonly change: ChangeSuite };

const useChangeText = () => {
  const { t } = useTranslation();
  return ({ change, path = '', restoredFrom }: SuiteVersionSummary): string => {
    if (change === undefined) return t('suite.change.created');
    if (restoredFrom !== undefined) return t('suite.change.restored', { version: restoredFrom });
    return t(`suite.change.${change}`, { path });
  };
};

/** The versions of a suite, newest first: what changed, to compare and to restore. */
export const SuiteVersions = ({ suite, change }: Props) => {
  const { t, i18n } = useTranslation();
  const { toTheMinute } = figuresIn(i18n.language);
  const { suiteId, latestVersion, isEditable } = suite;
  const [compared, compare] = useState<number>();
  const changeText = useChangeText();
  const read = useCallback(
    () => (latestVersion > 0 ? listVersions({ params: { suiteId }, query: {} }) : Promise.reject()),
    [suiteId, latestVersion],
  );
  const state = useAsyncResult(read);
  return (
    <section aria-labelledby="suite-versions">
      <h2 id="suite-versions">{t('suite.versions')}</h2>
      {state.status === 'waiting' && <Spinner />}
      {state.status === 'failed' && <p role="alert">{t('suite.versionsFailed')}</p>}
      {state.status === 'done' && (
        <ul className="suite-versions">
          {state.result.versions.map((one) => (
            <li key={one.version}>
              <span>
                <strong>{t('suite.versionNumber', { version: one.version })}</strong>{' '}
                <span className="muted">
                  {toTheMinute(one.at)} · {one.actorName ?? t('suite.formerUser')} · {changeText(one)}
                </span>
              </span>
              {one.version !== latestVersion && (
                <span className="row-of-buttons">
                  <Button small tone="soft" onClick={() => compare(one.version)}>
                    {t('suite.compare')}
                  </Button>
                  {isEditable && (
                    <Button small tone="soft" onClick={() => void change({ type: 'restore', version: one.version })}>
                      {t('suite.restore')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {compared !== undefined && (
        <CompareVersions suiteId={suiteId} from={compared} to={latestVersion} onClose={() => compare(undefined)} />
      )}
    </section>
  );
};
