import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
  IconPlayerStop,
} from 'virtual:icons';
import type { SuiteCaseState, SuiteRunState } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRun } from '@clearbench/contracts/suite-run/run';
import { useTranslation } from 'react-i18next';

const runIcons = {
  waiting: IconClock,
  running: IconPlayerPlay,
  passed: IconCircleCheck,
  failed: IconCircleX,
  stopped: IconPlayerStop,
  interrupted: IconAlertTriangle,
} as const satisfies Record<SuiteRunState, typeof IconClock>;

const caseIcons = {
  passed: IconCircleCheck,
  failed: IconCircleX,
  error: IconAlertTriangle,
  running: IconPlayerPlay,
  open: IconCircleDashed,
} as const satisfies Record<SuiteCaseState, typeof IconClock>;

/** The state of a run by icon, colour and word. */
export const RunState = ({ state }: { readonly state: SuiteRunState }) => {
  const { t } = useTranslation();
  const Icon = runIcons[state];
  return (
    <span className="run-state" data-state={state}>
      <Icon size={14} aria-hidden="true" />
      {t(`suiteRun.state.${state}`)}
    </span>
  );
};

/** The state of a case by icon, colour and word. */
export const CaseState = ({ state, isShort = false }: { state: SuiteCaseState; isShort?: boolean }) => {
  const { t } = useTranslation();
  const Icon = caseIcons[state];
  const word = t(`suiteRun.caseState.${state}`);
  return (
    <span className="run-state" data-state={state} title={word}>
      <Icon size={14} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  );
};

type Counts = Pick<SuiteRun, 'cases' | 'passed' | 'failed' | 'errors'>;

/** Passed, failed and open cases as a bar. */
export const RunBar = ({ cases, passed, failed, errors }: Counts) => {
  const { t } = useTranslation();
  const share = (count: number) => ({ width: `${cases === 0 ? 0 : (100 * count) / cases}%` });
  const label = t('suiteRun.progress', { cases, passed, red: failed + errors });
  return (
    <div className="run-bar" role="img" aria-label={label} title={label}>
      <i data-state="passed" style={share(passed)} />
      <i data-state="failed" style={share(failed + errors)} />
    </div>
  );
};
