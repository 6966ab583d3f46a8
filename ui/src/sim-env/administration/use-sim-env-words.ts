import { useTranslation } from 'react-i18next';

const fields = [
  'environmentName',
  'environmentGroup',
  'versions',
  'formats',
  'canSendToTestEngine',
  'bic',
  'systemCode',
  'cutOff',
  'refusesLate',
  'calendarName',
  'secondsPerBusinessDay',
  'reachable',
  'magicCents',
  'defaultScenario',
  'largestFile',
  'mostTransactions',
] as const;

/** Names and values of an environment's settings as people say them. */
export const useSimEnvWords = () => {
  const { t } = useTranslation();
  return {
    names: Object.fromEntries(fields.map((field) => [field, t(`simEnvAdmin.field.${field}`)])),
    say: (_: string, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'plan.yes' : 'plan.no');
      if (Array.isArray(value)) return value.length === 0 ? t('editing.none') : value.join(', ');
      const isSaid = typeof value === 'number' || (typeof value === 'string' && value !== '');
      return isSaid ? String(value) : t('editing.none');
    },
  };
};
