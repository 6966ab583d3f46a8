import { useTranslation } from 'react-i18next';

const fields = ['title', 'subsetOf', 'codes'] as const;

/** Names and values of a list's fields as people say them. */
export const useCodeListWords = () => {
  const { t } = useTranslation();
  return {
    names: Object.fromEntries(fields.map((field) => [field, t(`codeList.field.${field}`)])),
    say: (_: string, value: unknown): string => {
      if (typeof value === 'object' && value !== null) return t('codeList.count', { count: Object.keys(value).length });
      return typeof value === 'string' ? value : t('editing.none');
    },
  };
};
