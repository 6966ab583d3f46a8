import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import type { FactTexts } from './fact-text.ts';

/** The names and texts for the history. */
export const useFactTexts = (): FactTexts => {
  const { t, i18n } = useTranslation();
  const plans = useSelector(selectPlans);
  const environments = useSelector(selectSimEnvs);
  return useMemo(
    () => ({ t, knows: (key: string) => i18n.exists(key), language: i18n.language, plans, environments }),
    [t, i18n, plans, environments],
  );
};
