import { IconFileExport, IconPlayerStop, IconRefresh } from 'virtual:icons';
import { exportForms } from '@clearbench/validator/report-export/export-forms';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { OutcomeIcon } from './check-row.tsx';
import { type Check, canBeRepeated, checkingStopped, checksCleared, checksResumed } from './checks-slice.ts';
import { checkedFiles, saveChecks } from './export-checks.ts';
import { checkReports } from './report-store.ts';
import { type CheckOutcome, outcomes, type Tally } from './tally.ts';

type Props = {
  readonly checks: readonly Check[];
  readonly tally: Tally;
  readonly inFlightRequests: boolean;
  readonly hidden: readonly CheckOutcome[];
  readonly onHidden: (hidden: readonly CheckOutcome[]) => void;
};

const icon = { size: 15, 'aria-hidden': true } as const;

const Counts = ({ tally, hidden, onHidden }: Pick<Props, 'tally' | 'hidden' | 'onHidden'>) => {
  const { t } = useTranslation();
  const toggled = (one: CheckOutcome) =>
    hidden.includes(one) ? hidden.filter((other) => other !== one) : [...hidden, one];
  return (
    <fieldset className="check-counts" aria-label={t('checks.filter')}>
      {outcomes.map((result) => (
        <button
          key={result}
          type="button"
          className="check-count"
          aria-pressed={!hidden.includes(result)}
          onClick={() => onHidden(toggled(result))}
        >
          <OutcomeIcon result={result} size={14} />
          {t(`checks.count.${result}`, { count: tally[result] })}
        </button>
      ))}
    </fieldset>
  );
};

const Export = ({ checks }: Pick<Props, 'checks'>) => {
  const { t } = useTranslation();
  const items = exportForms.map((form) => ({
    id: form,
    text: t(`editor.report.exportAs.${form}`),
    run: () => void saveChecks(form, checkedFiles(checks, checkReports, t), new Date(), t),
  }));
  return (
    <MenuButton className="button" menuLabel={t('checks.export')} parts={[{ items }]} align="end">
      <IconFileExport {...icon} />
      {t('checks.export')}
    </MenuButton>
  );
};

const Orders = ({ checks, tally, inFlightRequests }: Pick<Props, 'checks' | 'tally' | 'inFlightRequests'>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (inFlightRequests)
    return (
      <Button icon={<IconPlayerStop {...icon} />} onClick={() => dispatch(checkingStopped())}>
        {t('checks.stop')}
      </Button>
    );
  return (
    <>
      {checks.some(canBeRepeated) && (
        <Button tone="primary" icon={<IconRefresh {...icon} />} onClick={() => dispatch(checksResumed())}>
          {t('checks.resume')}
        </Button>
      )}
      {tally.finished > 0 && <Export checks={checks} />}
      <Button onClick={() => dispatch(checksCleared())}>{t('checks.clear')}</Button>
    </>
  );
};

/** The progress of the validations, their results, and the actions for all of them. */
export const ChecksBar = ({ checks, tally, inFlightRequests, hidden, onHidden }: Props) => {
  const { t } = useTranslation();
  const all = checks.length;
  const finished = tally.finished;
  return (
    <div className="checks-bar">
      <div className="checks-progress">
        <span role="status" className="figures">
          {t('checks.progress', { finished, all })}
        </span>
        {inFlightRequests && <progress aria-label={t('checks.title')} max={all} value={finished} />}
      </div>
      <Counts tally={tally} hidden={hidden} onHidden={onHidden} />
      <div className="checks-orders">
        <Orders checks={checks} tally={tally} inFlightRequests={inFlightRequests} />
      </div>
    </div>
  );
};
