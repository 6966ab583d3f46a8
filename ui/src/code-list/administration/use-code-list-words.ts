import { useTranslation } from 'react-i18next';

const fields = ['title', 'subsetOf', 'codes'] as const;

/** Names and values of a list's fields as people say them. */
export const useCodeListWords = () => {
  const { t } = useTranslation();
  return {
    names: Object.fromEntries(fields.map((field) => [field, t(`codeList.field.${field}`)])),
    say: (_: string, value: unknown): string =>
      typeof value === 'object' && value !== null
        ? t('codeList.count', { count: Object.keys(value).length })
        : String(value ?? t('editing.none')),
  };
};
