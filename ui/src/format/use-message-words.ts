import { useTranslation } from 'react-i18next';

/** What people call a message; one nobody has words for is one's own. */
export const useMessageWords = () => {
  const { t, i18n } = useTranslation();
  return (messageType: string): string => {
    const key = `formatAdmin.message.${messageType.slice(0, 8)}`;
    return i18n.exists(key) ? t(key) : t('formatAdmin.ownMessage');
  };
};
