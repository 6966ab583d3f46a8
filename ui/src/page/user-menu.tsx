import { IconLogout, IconUser } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { chooseColorScheme, colorSchemes, useChosenColorScheme } from '../look-and-feel/color-scheme.ts';
import type { MenuPart } from '../parts/menu.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { pathOfPublic, useListedPages } from '../public/public-pages.ts';
import { chooseAndReload, languageName } from '../translation/language.ts';
import { selectLanguages } from '../translation/languages-slice.ts';
import { selectUser, signOutRequested } from '../user/user-slice.ts';

const initialsOf = (name: string): string =>
  name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const icon = { size: 14, 'aria-hidden': true } as const;

const useParts = (): MenuPart[] => {
  const { t, i18n } = useTranslation();
  const go = useNavigate();
  const dispatch = useDispatch();
  const chosen = useChosenColorScheme();
  const languages = useSelector(selectLanguages);
  const pages = useListedPages();
  const parts: MenuPart[] = [
    {
      items: [
        { id: 'profile', text: t('userMenu.profile'), icon: <IconUser {...icon} />, run: () => void go('/profile') },
      ],
    },
    {
      heading: t('userMenu.colorScheme'),
      items: colorSchemes.map((scheme) => ({
        id: scheme,
        text: t(`colorScheme.${scheme}`),
        checked: scheme === chosen,
        run: () => chooseColorScheme(scheme),
      })),
    },
    {
      heading: t('userMenu.language'),
      items: languages.map((language) => ({
        id: language,
        text: languageName(language),
        lang: language,
        checked: language === i18n.language,
        run: () => chooseAndReload(language),
      })),
    },
    {
      items: pages.map((page) => ({
        id: page,
        text: t(`public.title.${page}`),
        run: () => void go(pathOfPublic(page)),
      })),
    },
    {
      items: [
        {
          id: 'signOut',
          text: t('userMenu.signOut'),
          icon: <IconLogout {...icon} />,
          run: () => void dispatch(signOutRequested()),
        },
      ],
    },
  ];
  return parts.filter(({ items }) => items.length > 0);
};

/** The signed-in user, and personal settings. */
export const UserMenu = () => {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const name = user?.displayName ?? user?.email ?? '';
  const label = t('userMenu.open', { name });
  const who = (
    <div className="user-menu-name" role="presentation">
      <strong>{name}</strong>
      <span className="muted">{user?.email}</span>
    </div>
  );
  return (
    <MenuButton className="avatar" label={label} menuLabel={label} parts={useParts()} top={who} align="end">
      <span className="initials" data-initials={initialsOf(name)} />
    </MenuButton>
  );
};
