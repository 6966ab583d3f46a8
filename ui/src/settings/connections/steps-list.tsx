import type { SignInStepResult } from '@clearbench/contracts/settings/connection-routes';
import { useTranslation } from 'react-i18next';

/** Each step of a test, its result, and what to do about it. */
export const StepsList = ({ steps }: { readonly steps: readonly SignInStepResult[] }) => {
  const { t } = useTranslation();
  return (
    <ol className="test-steps">
      {steps.map(({ step, outcome, errorKey, params }) => (
        <li key={step}>
          <span className="test-step-outcome" data-outcome={outcome}>
            {t(`connections.outcome.${outcome}`)}
          </span>
          <div>
            {t(`connections.step.${step}`)}
            {errorKey && <p className="test-step-cause">{t(`error.${errorKey}`, params ?? {})}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
};
