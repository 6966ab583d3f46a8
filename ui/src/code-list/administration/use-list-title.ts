import { useTranslation } from 'react-i18next';

type Titled = { readonly name: string; readonly title: string; readonly builtIn: boolean };

/** The title of a code list, in the user's language for built-in lists. */
export const useListTitle = (): ((list: Titled) => string) => {
  const { t } = useTranslation();
  return ({ name, title, builtIn }) => (builtIn ? t(`codeList.name.${name}`) : title);
};
