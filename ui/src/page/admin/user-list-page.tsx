import '../../listing/listing.css';
import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { UserListView } from '../../user/administration/list/user-list-view.tsx';
import { addUserListFeatures } from './user-list-features.ts';

addUserListFeatures();

/** Who has an account here, and what they may. */
export const UserListPage = () => {
  const { t } = useTranslation();
  return (
    <div className="list-main users">
      <PageTitle title={t('admin.page.usermanagement')} />
      <h1 className="only-spoken">{t('admin.page.usermanagement')}</h1>
      <UserListView />
    </div>
  );
};
