import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { IconHistory, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { listMemory } from '../../../listing/list-memory.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { Button } from '../../../parts/button.tsx';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { nameOf } from '../account-names.ts';
import { momentsIn } from '../days.ts';

type Props = {
  readonly account: UserAccount;
  /** The sessions of the user are being ended. */
  readonly ending: boolean;
  readonly onEndSessions: () => void;
};

/** The title of the page, and links. */
export const EditHead = ({ account, ending, onEndSessions }: Props) => {
  const { t, i18n } = useTranslation();
  const { minute } = momentsIn(i18n.language);
  const { userId, email, emailVerified, provider, signedUpAt, lastSignedInAt } = account;
  const facts = [
    [t('userEdit.provider'), provider],
    [t('userEdit.signedUp'), minute(signedUpAt)],
    [t('userEdit.lastSignedIn'), lastSignedInAt === '' ? t('userList.never') : minute(lastSignedInAt)],
  ] as const;
  return (
    <header className="resource-head">
      <BackLink to={listMemory.addressOf('/admin/usermanagement')}>{t('userAdmin.back')}</BackLink>
      <div className="page-head">
        <div>
          <h1>{nameOf(account)}</h1>
          <p className="muted">
            {email}
            {!emailVerified && (
              <span className="tone" data-tone="warn">
                {' '}
                {t('userList.unverified')}
              </span>
            )}
          </p>
        </div>
        <div className="row-of-buttons">
          <Button icon={<IconLogout size={15} aria-hidden="true" />} disabled={ending} onClick={onEndSessions}>
            {t('userEdit.endSessions')}
          </Button>
          <ButtonLink to={`/admin/usermanagement/${userId}/audit`} icon={<IconHistory size={15} aria-hidden="true" />}>
            {t('userEdit.history')}
          </ButtonLink>
        </div>
      </div>
      <dl className="head-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
