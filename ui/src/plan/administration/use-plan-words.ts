import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';

const fields = [
  'planName',
  'planDescription',
  'showPlanInfo',
  'canCreate',
  'canEdit',
  'canValidate',
  'filesPerDay',
  'validationsPerDay',
  'maxEnvs',
  'planSimEnvs',
] as const;

/** Names and values of a plan's terms as people say them. */
export const usePlanWords = (environments: readonly SimEnv[]) => {
  const { t } = useTranslation();
  const nameOf = (id: unknown): string =>
    environments.find(({ environmentId }) => environmentId === id)?.environmentName ?? String(id);
  return {
    names: Object.fromEntries(fields.map((field) => [field, t(`planAdmin.field.${field}`)])),
    say: (_: string, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'plan.yes' : 'plan.no');
      if (Array.isArray(value)) return value.length === 0 ? t('editing.none') : value.map(nameOf).join(', ');
      const isSaid = typeof value === 'number' || (typeof value === 'string' && value !== '');
      return isSaid ? String(value) : t('editing.none');
    },
  };
};
