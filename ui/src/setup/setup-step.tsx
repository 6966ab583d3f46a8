import { IconCircle, IconCircleCheckFilled } from 'virtual:icons';
import type { SetupStep } from '@clearbench/contracts/settings/setup-routes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSetup } from './setup-slice.ts';

type Props = {
  readonly step: SetupStep;
  readonly done: boolean;
  /** The data that determines the state of the step. */
  readonly state: string;
  readonly actions: ReactNode;
};

const Failed = ({ step }: Pick<Props, 'step'>) => {
  const { t } = useTranslation();
  const { failed } = useSelector(selectSetup);
  if (failed?.step !== step) return null;
  return (
    <p className="setup-failed" role="alert">
      {t(`error.${failed.problem.errorKey}`, failed.problem.params)}
    </p>
  );
};

/** One step: whether it is done, its purpose, the current state, and its button. */
export const SetupStepRow = ({ step, done, state, actions }: Props) => {
  const { t } = useTranslation();
  return (
    <li className="setup-step" data-done={done || undefined}>
      {done ? (
        <IconCircleCheckFilled className="setup-sign" size={20} aria-hidden="true" />
      ) : (
        <IconCircle className="setup-sign" size={20} aria-hidden="true" />
      )}
      <div className="setup-words">
        <h2>
          {t(`setup.${step}.title`)} <span className="visually-hidden">{t(done ? 'setup.done' : 'setup.open')}</span>
        </h2>
        {!done && <p className="muted">{t(`setup.${step}.body`)}</p>}
        <p className="setup-state">{state}</p>
        <Failed step={step} />
      </div>
      <div className="setup-actions">{actions}</div>
    </li>
  );
};
