import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The confirmation that the message was sent. */
export const ContactSent = () => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <h1>{t('contact.sentTitle')}</h1>
      <p>{t('contact.sentBody')}</p>
      <p>
        <Link to="/public/contact">{t('contact.another')}</Link>
      </p>
    </div>
  );
};
