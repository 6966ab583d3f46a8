import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { listMemory } from '../../../listing/list-memory.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { selectAppInfo } from '../../../settings/settings-slice.ts';
import { choicesRequested } from '../choices/choices-slice.ts';
import { invitations } from './invitation-list.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { inviteShown } from './invite-slice.ts';

/** The mail settings of the server, with examples. */
const settings = [
  ['CLEARBENCH_SMTP_URL', 'smtps://user:password@mail.bank.example:465'],
  ['CLEARBENCH_MAIL_FROM', 'Clearbench <bench@bank.example>'],
  ['CLEARBENCH_CONTACT_TO', 'team@bank.example'],
] as const;

/** Shown instead of the form if mail is not configured: the reason and the solution. */
const NoMail = () => {
  const { t } = useTranslation();
  return (
    <section className="no-mail">
      <h2>{t('invite.noMail')}</h2>
      <p>{t('invite.noMailBody')}</p>
      <dl>
        {settings.map(([name, sample]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{sample}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {t('invite.noMailAfter')} {t('invite.noMailList')}
      </p>
    </section>
  );
};

/** Inviting users, if this installation can send mail. */
export const InviteView = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const sendsMail = useSelector(selectAppInfo)?.basicSettings.outgoingMailConfigured ?? false;
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(inviteShown());
    dispatch(invitations.items.actions.requested());
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
