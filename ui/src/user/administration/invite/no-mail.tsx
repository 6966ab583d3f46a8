import { useTranslation } from 'react-i18next';

/** The mail settings of the server, with examples. */
const settings = [
  ['CLEARBENCH_SMTP_URL', 'smtps://user:password@mail.bank.example:465'],
  ['CLEARBENCH_MAIL_FROM', 'Clearbench <bench@bank.example>'],
  ['CLEARBENCH_CONTACT_TO', 'team@bank.example'],
] as const;

/** Shown instead of the form if mail is not configured: the reason and the solution. */
export const NoMail = () => {
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
