import { useTranslation } from 'react-i18next';

/** The name of a message type in plain words; without one, it counts as added by the installation. */
export const useMessageTexts = () => {
  const { t, i18n } = useTranslation();
  return (messageType: string): string => {
    const key = `formatAdmin.message.${messageType.slice(0, 8)}`;
    return i18n.exists(key) ? t(key) : t('formatAdmin.ownMessage');
  };
};
