import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../parts/facts.tsx';

/** The properties of the user from the sign-in provider and the administrators. */
export const AccountFacts = ({ user }: { readonly user: CurrentUser }) => {
  const { t } = useTranslation();
  return (
    <Facts
      title={t('profile.account')}
      facts={[
        { name: t('profile.name'), value: user.displayName ?? '–' },
        { name: t('profile.email'), value: user.email ?? '–' },
        { name: t('profile.roles'), value: user.roles.map((role) => t(`role.${role}`)).join(', ') },
      ]}
    />
  );
};
