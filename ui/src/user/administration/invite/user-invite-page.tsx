import '../users.css';
import {
  inviteUserRoute,
  resendInvitationRoute,
  revokeInvitationRoute,
} from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../../http/http-caller.ts';
import { notify, notifyProblem } from '../../../notice/notify.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { addFeature } from '../../../store.ts';
import { addChoices } from '../choices/add-choices.ts';
import { invitations } from './invitation-list.ts';
import { inviteSaga } from './invite-saga.ts';
import { inviteSlice } from './invite-slice.ts';
import { InviteView } from './invite-view.tsx';

const invite = caller(inviteUserRoute);
const repeat = caller(resendInvitationRoute);
const withdraw = caller(revokeInvitationRoute);

const saga = inviteSaga({
  invite: async (body) => (await invite({ body })).outcomes,
  repeat: (invitationId) => repeat({ params: { invitationId } }),
  withdraw: (invitationId) => withdraw({ params: { invitationId } }),
  notify,
  notifyProblem,
});

addChoices();
addFeature({ slice: inviteSlice, saga });
for (const feature of invitations.features) addFeature(feature);

/** Invitations of new users. */
export const UserInvitePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('invite.title')} />
      <InviteView />
    </>
  );
};
