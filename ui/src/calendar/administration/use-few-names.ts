import { useTranslation } from 'react-i18next';

/** As many names as a line can bear. */
const named = 3;

/** Some of many names, and how many the others are. */
export const useFewNames = () => {
  const { t } = useTranslation();
  return (names: readonly string[]): string => {
    const others = names.length - named;
    const some = names.slice(0, named).join(', ');
    return others > 0 ? `${some} ${t('calendar.more', { count: others })}` : some;
  };
};
