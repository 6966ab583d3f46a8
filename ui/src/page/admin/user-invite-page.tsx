import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { InviteView } from '../../user/administration/invite/invite-view.tsx';
import { addUserInviteFeatures } from './user-invite-features.ts';

addUserInviteFeatures();

/** Asking people to join. */
export const UserInvitePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('invite.title')} />
      <InviteView />
    </>
  );
};
