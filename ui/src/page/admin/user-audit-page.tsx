import '../../listing/listing.css';
import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { nameOf } from '../../user/administration/account-names.ts';
import { selectAudit } from '../../user/administration/audit/audit-slice.ts';
import { AuditView } from '../../user/administration/audit/audit-view.tsx';
import { addUserAuditFeatures } from './user-audit-features.ts';

addUserAuditFeatures();

/** The history of one account. */
export const UserAuditPage = () => {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { account } = useSelector(selectAudit);
  return (
    <>
      <PageTitle title={t('audit.title', { name: account ? nameOf(account) : userId })} />
      <AuditView userId={userId} />
    </>
  );
};
