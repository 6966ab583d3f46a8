import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { listMemory } from '../../../listing/list-memory.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { selectAppInfo } from '../../../settings/settings-slice.ts';
import { choicesRequested } from '../choices/choices-slice.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { invitationsRequested } from './invite-slice.ts';
import { NoMail } from './no-mail.tsx';

/** Inviting users, if this installation can send mail. */
export const InviteView = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const sendsMail = useSelector(selectAppInfo)?.basicSettings.outgoingMailConfigured ?? false;
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(invitationsRequested());
  }, [dispatch]);
  return (
    <div className="admin-form">
      <header className="resource-head">
        <BackLink to={listMemory.addressOf('/admin/usermanagement')}>{t('userAdmin.back')}</BackLink>
        <h1>{t('invite.title')}</h1>
        {sendsMail && <p className="muted">{t('invite.intro')}</p>}
      </header>
      {sendsMail ? <InviteForm /> : <NoMail />}
      <InvitationTable sendsMail={sendsMail} />
    </div>
  );
};
