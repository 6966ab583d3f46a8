import type { UpgradeChange } from '@clearbench/contracts/file/upgrade-routes';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { selectSimEnvs } from '../../sim-env/sim-env-slice.ts';
import { upgradeChoices } from './upgrade-choices.ts';
import { UpgradeFindings } from './upgrade-findings.tsx';
import { selectUpgrade, type UpgradeState, upgradeClosed, upgradeRequested } from './upgrade-slice.ts';

type QuestionState = Extract<UpgradeState, { readonly status: 'asking' | 'running' }>;

/** The choice of the rulebook, and of the environment if there are several. */
const Question = (state: QuestionState) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const listId = useId();
  const choices = upgradeChoices(state.file, useSelector(selectSimEnvs));
  const [index, setIndex] = useState(0);
  const choice = choices[index];
  const isRunning = state.status === 'running';
  const hasSeveralEnvironments = new Set(choices.map(({ environmentToken }) => environmentToken)).size > 1;
  return (
    <>
      <p className="muted">{t('upgradeFile.help')}</p>
      {choices.length === 0 ? (
        <p role="alert">{t('upgradeFile.noRulebook', { rbVersion: state.file.rbVersion })}</p>
      ) : (
        <p className="upgrade-choice">
          <label htmlFor={listId}>{t('upgradeFile.rulebook')}</label>
          <select
            id={listId}
            value={index}
            disabled={isRunning}
            onChange={({ target }) => setIndex(Number(target.value))}
            data-autofocus
          >
            {choices.map(({ environmentToken, environmentName, rbVersion }, at) => (
              <option key={`${environmentToken} ${rbVersion}`} value={at}>
                {hasSeveralEnvironments ? `${rbVersion} · ${environmentName}` : rbVersion}
              </option>
            ))}
          </select>
        </p>
      )}
      {state.status === 'asking' && state.problem && (
        <p role="alert" className="upgrade-problem">
          {t(`error.${state.problem.errorKey}`, state.problem.params)}
        </p>
      )}
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={() => dispatch(upgradeClosed())}>{t('fileList.keep')}</Button>
        <Button
          tone="primary"
          disabled={choice === undefined}
          busy={isRunning}
          onClick={() => choice && dispatch(upgradeRequested(choice))}
        >
          {t('upgradeFile.upgrade')}
        </Button>
      </div>
    </>
  );
};

const Changes = ({ changes }: { readonly changes: readonly UpgradeChange[] }) => {
  const { t, i18n } = useTranslation();
  if (changes.length === 0) return <p>{t('upgradeFile.noChange')}</p>;
  return (
    <div>
      <h3 id="upgrade-changes">{t('upgradeFile.changes')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard */}
      <section className="upgrade-scroll" tabIndex={0} aria-labelledby="upgrade-changes">
        <table className="upgrade-table">
          <thead>
            <tr>
              <th scope="col">{t('upgradeFile.before')}</th>
              <th scope="col">{t('upgradeFile.after')}</th>
              <th scope="col" className="figures">
                {t('upgradeFile.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ kind, from, to, count }) => (
              <tr key={`${kind} ${from} ${to}`}>
                <td>
                  <code>{from}</code>
                </td>
                <td>
                  <code>{to}</code>
                </td>
                <td className="figures">{numberText(count, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

const Result = ({ result }: Extract<UpgradeState, { readonly status: 'ended' }>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const go = useNavigate();
  const { vipFileSummary, changes, findings, findingCount } = result;
  const { fileId, fileName, rbVersion } = vipFileSummary;
  return (
    <>
      <p role="status">{t('upgradeFile.created', { fileName, rbVersion })}</p>
      <UpgradeFindings file={vipFileSummary} findings={findings} count={findingCount} />
      <Changes changes={changes} />
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={() => dispatch(upgradeClosed())}>{t('sendFiles.close')}</Button>
        <Button
          tone="primary"
          onClick={() => {
            dispatch(upgradeClosed());
            void go(`/file/${fileId}`);
          }}
          data-autofocus
        >
          {t('fileList.open')}
        </Button>
      </div>
    </>
  );
};

/** Creates a copy of a file under a newer rulebook; shows what changed and what is left to decide. */
export const UpgradeDialog = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const state = useSelector(selectUpgrade);
  if (state.status === 'closed') return null;
  return (
    <Dialog title={t('upgradeFile.title', { fileName: state.file.fileName })} onClose={() => dispatch(upgradeClosed())}>
      <div className="upgrade-dialog" key={state.status === 'ended' ? 'result' : 'question'}>
        {state.status === 'ended' ? <Result {...state} /> : <Question {...state} />}
      </div>
    </Dialog>
  );
};
