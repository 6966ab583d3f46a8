import { IconLanguage } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { MenuButton } from '../parts/menu-button.tsx';
import { chooseAndReload, languageName } from '../translation/language.ts';
import { selectLanguages } from '../translation/languages-slice.ts';

/** The language menu; each language has its own name for itself. */
export const LanguageMenu = () => {
  const { t, i18n } = useTranslation();
  const languages = useSelector(selectLanguages);
  const items = languages.map((language) => ({
    id: language,
    text: languageName(language),
    lang: language,
    checked: language === i18n.language,
    run: () => chooseAndReload(language),
  }));
  const here = languageName(i18n.language);
  return (
    <MenuButton
      className="language-button link-button"
      label={t('public.language', { language: here })}
      menuLabel={t('userMenu.language')}
      parts={[{ items }]}
      align="end"
    >
      <IconLanguage size={15} aria-hidden="true" />
      {here}
    </MenuButton>
  );
};
