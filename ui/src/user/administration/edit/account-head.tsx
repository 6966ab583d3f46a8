import { IconHistory, IconLogout } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { momentsIn } from '../days.ts';
import type { StoredAccount } from './account-draft.ts';

type Props = { readonly account: StoredAccount };

/** The address of the user, and whether it is confirmed. */
export const AccountAddress = ({ account: { email, emailVerified, service } }: Props) => {
  const { t } = useTranslation();
  if (service) return t('serviceAccount.subtitle');
  return (
    <>
      {email}
      {!emailVerified && (
        <span className="tone" data-tone="warn">
          {' '}
          {t('userList.unverified')}
        </span>
      )}
    </>
  );
};

type ActionProps = Props & {
  /** The sessions of the user are being ended. */
  readonly ending: boolean;
  readonly onEndSessions: () => void;
};

export const AccountActions = ({ account, ending, onEndSessions }: ActionProps) => {
  const { t } = useTranslation();
  return (
    <>
      {!account.service && (
        <Button icon={<IconLogout size={15} aria-hidden="true" />} disabled={ending} onClick={onEndSessions}>
          {t('userEdit.endSessions')}
        </Button>
      )}
      <ButtonLink
        to={`/admin/usermanagement/${account.userId}/audit`}
        icon={<IconHistory size={15} aria-hidden="true" />}
      >
        {t('userEdit.history')}
      </ButtonLink>
    </>
  );
};

/** How and when the user signs in. */
export const AccountFacts = ({ account: { provider, signedUpAt, lastSignedInAt, service } }: Props) => {
  const { t, i18n } = useTranslation();
  const { minute } = momentsIn(i18n.language);
  const signIn = [
    [t('userEdit.provider'), provider],
    [t('userEdit.signedUp'), minute(signedUpAt)],
    [t('userEdit.lastSignedIn'), lastSignedInAt === '' ? t('userList.never') : minute(lastSignedInAt)],
  ] as const;
  const facts = service ? [[t('serviceAccount.created'), minute(signedUpAt)] as const] : signIn;
  return (
    <dl className="head-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
