import type { UserCategory } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import type { UserFilters, UserListAddress } from './list-address.ts';

type Props = {
  readonly address: UserListAddress;
  readonly counts: Readonly<Record<UserCategory, number>> | undefined;
  readonly onFilters: (some: Partial<UserFilters>) => void;
};

/** Why the list is empty, and a link to other users. */
export const NoUsers = ({ address: { category, search }, counts, onFilters }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{search ? t('userList.noMatch') : t(`userList.none.${category}`)}</h2>
      <p className="muted">{t(search ? 'userList.noMatchBody' : `userList.noneBody.${category}`)}</p>
      {search ? (
        <button type="button" className="link-button" onClick={() => onFilters({ search: undefined })}>
          {t('userList.clearSearch')}
        </button>
      ) : (
        category !== 'all' && (
          <button type="button" className="link-button" onClick={() => onFilters({ category: 'all' })}>
            {t('userList.showAll', { count: counts?.all ?? 0 })}
          </button>
        )
      )}
    </div>
  );
};
