import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { mostAtOnce, type SendCandidate } from './send-choice.ts';
import { type SendState, selectSend, sendable, sendClosed, sendConfirmed, sendStopped } from './send-slice.ts';

const shown = 200;

/** Files that are left out, each with the reason. */
const Refused = ({ files }: { readonly files: readonly SendCandidate[] }) => {
  const { t } = useTranslation();
  const refused = files.filter(({ reasonKey }) => reasonKey !== undefined);
  if (refused.length === 0) return null;
  return (
    <section>
      <h3>{t('sendFiles.refused', { count: refused.length })}</h3>
      <ul className="plain-list send-list">
        {refused.slice(0, shown).map(({ fileId, fileName, reasonKey = '' }) => (
          <li key={fileId}>
            <span className="clipped" title={fileName}>
              {fileName}
            </span>
            <span className="muted">{t(reasonKey)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Asking = ({ files }: Pick<SendState, 'files'>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const boxId = useId();
  const [newIds, setNewIds] = useState(false);
  const some = sendable({ files });
  const before = some.filter(({ isSentBefore }) => isSentBefore).length;
  const isTooMany = some.length > mostAtOnce;
  return (
    <>
      {isTooMany && <p role="alert">{t('sendFiles.tooMany', { most: mostAtOnce })}</p>}
      {some.length > 0 && <p>{t('sendFiles.body', { count: some.length })}</p>}
      {before > 0 && (
        <p className="send-again">
          <input id={boxId} type="checkbox" checked={newIds} onChange={({ target }) => setNewIds(target.checked)} />
          <label htmlFor={boxId}>
            {t('sendFiles.newIds', { count: before })}
            <span className="muted">{t('sendFiles.newIdsHelp', { count: before })}</span>
          </label>
        </p>
      )}
      <Refused files={files} />
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={() => dispatch(sendClosed())}>{t('fileList.keep')}</Button>
        <Button
          tone="primary"
          disabled={some.length === 0 || isTooMany}
          onClick={() => dispatch(sendConfirmed({ newIds }))}
          data-autofocus
        >
          {t('sendFiles.send', { count: some.length })}
        </Button>
      </div>
    </>
  );
};

const SendResults = ({ files, results }: SendState) => {
  const { t } = useTranslation();
  return (
    <ul className="plain-list send-list">
      {sendable({ files }).map(({ fileId, fileName }) => {
        const result = results[fileId] ?? { status: 'waiting' as const };
        return (
          <li key={fileId} data-status={result.status}>
            <span className="clipped" title={fileName}>
              {fileName}
            </span>
            <span className={result.status === 'failed' ? 'send-failed' : 'muted'}>
              {result.status === 'failed'
                ? t(`error.${result.problem.errorKey}`, result.problem.params)
                : t(`sendFiles.status.${result.status}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** The progress of sending, and in the end the result of every file. */
const Progress = (state: SendState) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { files, status, stoppedBy } = state;
  const results = Object.values(state.results);
  const count = results.length;
  const countOf = (wanted: string) => results.filter((result) => result.status === wanted).length;
  const [sent, failed, stopped] = [countOf('sent'), countOf('failed'), countOf('stopped')];
  const isRunning = status === 'running';
  return (
    <>
      <p role="status" className="figures">
        {isRunning ? t('sendFiles.progress', { done: sent + failed, count }) : t('sendFiles.sent', { sent, count })}
        {!isRunning && failed > 0 && ` ${t('sendFiles.failed', { count: failed })}`}
        {!isRunning && stopped > 0 && ` ${t('sendFiles.notTried', { count: stopped })}`}
      </p>
      {isRunning && <progress aria-label={t('sendFiles.title', { count })} max={count} value={sent + failed} />}
      {stoppedBy && <p className="send-failed">{t(`error.${stoppedBy.errorKey}`, stoppedBy.params)}</p>}
      <SendResults {...state} />
      {!isRunning && <Refused files={files} />}
      <div className="row-of-buttons row-of-buttons-end">
        {isRunning ? (
          <Button onClick={() => dispatch(sendStopped())}>{t('sendFiles.stop')}</Button>
        ) : (
          <Button tone="primary" onClick={() => dispatch(sendClosed())} data-autofocus>
            {t('sendFiles.close')}
          </Button>
        )}
      </div>
    </>
  );
};

/** Sends several files: asks once, shows the progress, then the result of each file. */
export const SendFilesDialog = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const state = useSelector(selectSend);
  const { status, files } = state;
  if (status === 'closed') return null;
  const onClose = () => {
    if (status === 'running') dispatch(sendStopped());
    dispatch(sendClosed());
  };
  return (
    <Dialog title={t('sendFiles.title', { count: sendable({ files }).length })} onClose={onClose}>
      <div className="send-files">{status === 'asking' ? <Asking files={files} /> : <Progress {...state} />}</div>
    </Dialog>
  );
};
