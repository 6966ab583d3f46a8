import { useTranslation } from 'react-i18next';

type Titled = { readonly name: string; readonly title: string; readonly builtIn: boolean };

/** What a list is called: in the reader's language where it belongs to the product. */
export const useListTitle = (): ((list: Titled) => string) => {
  const { t } = useTranslation();
  return ({ name, title, builtIn }) => (builtIn ? t(`codeList.name.${name}`) : title);
};
