import { useTranslation } from 'react-i18next';

/** The maximum number of names in a line. */
const named = 3;

/** The first names of a list, and the number of the others. */
export const useNameList = () => {
  const { t } = useTranslation();
  return (names: readonly string[]): string => {
    const others = names.length - named;
    const some = names.slice(0, named).join(', ');
    return others > 0 ? `${some} ${t('calendar.more', { count: others })}` : some;
  };
};
