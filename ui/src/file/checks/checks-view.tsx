import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BackLink } from '../../parts/back-link.tsx';
import { FileChooser } from '../upload/file-chooser.tsx';
import { useFileDrop } from '../upload/use-file-drop.ts';
import { CheckRow } from './check-row.tsx';
import { checkTexts } from './check-texts.ts';
import { ChecksBar } from './checks-bar.tsx';
import { checksRequested, selectChecks, selectUnderWay } from './checks-slice.ts';
import { type CheckOutcome, outcomeOf, tallyOf } from './tally.ts';

type Props = {
  readonly environmentName: string;
  readonly rbVersion: string;
  readonly filesPath: string;
  /** The reason why validation is unavailable. */
  readonly reason: string | undefined;
};

const toggled = (all: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

const Rows = ({ hidden }: { readonly hidden: readonly CheckOutcome[] }) => {
  const { t } = useTranslation();
  const checks = useSelector(selectChecks);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback((id: string) => setOpen((all) => toggled(all, id)), []);
  const shown = checks.filter((check) => {
    const result = outcomeOf(check);
    return result === undefined || !hidden.includes(result);
  });
  if (shown.length === 0) return <p className="muted">{t('checks.allHidden')}</p>;
  return (
    <ul className="check-list" aria-label={t('checks.title')}>
      {shown.map((check) => (
        <CheckRow key={check.id} check={check} open={open.has(check.id)} onToggle={onToggle} />
      ))}
    </ul>
  );
};

/** The validation of many files: stored ones, and texts that are not stored. */
export const ChecksView = ({ environmentName, rbVersion, filesPath, reason }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const checks = useSelector(selectChecks);
  const inFlightRequests = useSelector(selectUnderWay);
  const tally = useMemo(() => tallyOf(checks), [checks]);
  const [hidden, setHidden] = useState<readonly CheckOutcome[]>([]);
  const onFiles = (files: readonly File[]) => {
    const subjects = files.map((file) => ({ id: checkTexts.put(file.name, file).id, name: file.name }));
    dispatch(checksRequested({ subjects }));
  };
  const hovering = useFileDrop(onFiles, reason === undefined);
  return (
    <div className="checks-page">
      {hovering && (
        <div className="drop-veil" aria-hidden="true">
          <p>{t('checks.drop')}</p>
        </div>
      )}
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
      <h1>{t('checks.titleOf', { name: environmentName, rbVersion })}</h1>
      <p className="checks-explain">
        {t('checks.explain')} <Link to={`${filesPath}/impact`}>{t('impact.open')}</Link>
      </p>
      {reason === undefined ? (
        <FileChooser hint={t('checks.hint')} onFiles={onFiles} />
      ) : (
        <p className="checks-unavailable" role="status">
          {reason}
        </p>
      )}
      {checks.length > 0 && (
        <>
          <ChecksBar
            checks={checks}
            tally={tally}
            inFlightRequests={inFlightRequests}
            hidden={hidden}
            onHidden={setHidden}
          />
          <Rows hidden={hidden} />
        </>
      )}
    </div>
  );
};
