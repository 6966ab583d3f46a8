import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { nameOf } from '../../user/administration/account-names.ts';
import { selectEdit } from '../../user/administration/edit/edit-slice.ts';
import { EditView } from '../../user/administration/edit/edit-view.tsx';
import { addUserEditFeatures } from './user-edit-features.ts';

addUserEditFeatures();

/** One account, to be changed or deleted. */
export const UserEditPage = () => {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { account } = useSelector(selectEdit);
  return (
    <>
      <PageTitle title={account ? t('userEdit.title', { name: nameOf(account) }) : t('admin.page.usermanagement')} />
      <EditView userId={userId} />
    </>
  );
};
