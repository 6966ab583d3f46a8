import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconHelp, IconLogout, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { languages } from '@clearbench/contracts/translation/routes';
import { chooseAndReload } from '../translation/language.ts';
import { selectUser, signOutRequested } from '../user/user-slice.ts';

const schemes = ['light', 'dark', 'auto'] as const;

const initialsOf = (name: string): string =>
  name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const Schemes = () => {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return schemes.map((scheme) => (
    <Menu.Item
      key={scheme}
      role="menuitemradio"
      aria-checked={scheme === colorScheme}
      rightSection={scheme === colorScheme && <IconCheck size={14} />}
      onClick={() => setColorScheme(scheme)}
      closeMenuOnClick={false}
    >
      {t(`colorScheme.${scheme}`)}
    </Menu.Item>
  ));
};

const Languages = () => {
  const { t, i18n } = useTranslation();
  return languages.map((language) => (
    <Menu.Item
      key={language}
      lang={language}
      role="menuitemradio"
      aria-checked={language === i18n.language}
      rightSection={language === i18n.language && <IconCheck size={14} />}
      onClick={() => chooseAndReload(language)}
    >
      {t(`language.${language}`)}
    </Menu.Item>
  ));
};

/** Who is signed in, and what they set for themselves. */
export const UserMenu = () => {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const name = user?.displayName ?? user?.email ?? '';
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className="avatar" aria-label={t('userMenu.open', { name })}>
          {initialsOf(name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="user-menu-name">
          <strong>{name}</strong>
          <span className="muted">{user?.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={14} />}>
          {t('userMenu.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/faq" leftSection={<IconHelp size={14} />}>
          {t('userMenu.faq')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('userMenu.colorScheme')}</Menu.Label>
        <Schemes />
        <Menu.Divider />
        <Menu.Label>{t('userMenu.language')}</Menu.Label>
        <Languages />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={14} />} onClick={() => dispatch(signOutRequested())}>
          {t('userMenu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
