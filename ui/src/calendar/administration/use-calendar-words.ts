import { useTranslation } from 'react-i18next';
import { useDayWords } from './day-words.ts';

const fields = ['title', 'closedWeekdays', 'holidays'] as const;

/** Names and values of a calendar's fields as people say them. */
export const useCalendarWords = () => {
  const { t } = useTranslation();
  const words = useDayWords();
  return {
    names: Object.fromEntries(fields.map((field) => [field, t(`calendar.field.${field}`)])),
    say: (_: string, value: unknown): string => {
      if (Array.isArray(value)) return value.map(words.weekday).join(', ') || t('calendar.never');
      if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
      return t('calendar.count', { count: Object.keys(value).length });
    },
  };
};
