import { useTranslation } from 'react-i18next';

/** Numbers in the user's language. */
export const useFigures = () => {
  const { i18n, t } = useTranslation();
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value);
  return {
    number,
    megabytes: (bytes: number): string => t('metrics.megabytes', { value: number(bytes / 1_048_576) }),
    /** The longer the duration, the fewer digits. */
    milliseconds: (ms: number): string => t('metrics.milliseconds', { value: number(ms, ms < 10 ? 1 : 0) }),
    aSecond: (value: number): string => t('metrics.aSecond', { value: number(value, value < 10 ? 1 : 0) }),
  };
};
