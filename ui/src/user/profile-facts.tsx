import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { useTranslation } from 'react-i18next';
import { Facts } from '../parts/facts.tsx';

type Props = { readonly user: CurrentUser; readonly profile: ProfileSettings };

export const ProfileFacts = ({ user, profile }: Props) => {
  const { t } = useTranslation();
  const account = [
    { name: t('profile.name'), value: user.displayName ?? '–' },
    { name: t('profile.email'), value: user.email ?? '–' },
    { name: t('profile.roles'), value: user.roles.map((role) => t(`role.${role}`)).join(', ') },
  ];
  const settings = [
    {
      name: t('profile.bic'),
      value: profile.bic === '' ? t('profile.notGiven') : <code>{profile.bic}</code>,
      help: t('profile.bicHelp'),
    },
    {
      name: t('profile.testCode'),
      value: <code>{profile.testCode}</code>,
      help: t(`profile.testCodeHelp.${profile.testCode}`),
    },
    {
      name: t('profile.reorgFiles'),
      value:
        profile.reorgFiles === 'never' ? t('profile.never') : t('profile.days', { count: Number(profile.reorgFiles) }),
      help: t('profile.reorgFilesHelp'),
    },
    { name: t('profile.language'), value: t(`language.${profile.language}`) },
    { name: t('profile.timeZone'), value: profile.timeZone },
  ];
  return (
    <>
      <Facts title={t('profile.account')} facts={account} />
      <Facts title={t('profile.settings')} facts={settings} />
    </>
  );
};
