import { IconMailPlus } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { type UserCategory, userCategories } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../listing/search-field.tsx';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { NewServiceAccount } from './new-service-account.tsx';
import { searchId } from './use-user-keys.ts';
import type { UserListView } from './use-user-list-view.ts';

type Props = {
  readonly category: UserCategory;
  readonly counts: Readonly<Record<UserCategory, number>> | undefined;
  readonly onChoose: (category: UserCategory) => void;
};

/** All, waiting, rejected and approved users, with their numbers. */
const CategoryTabs = ({ category, counts, onChoose }: Props) => {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('userList.category')}</legend>
      {userCategories.map((one) => (
        <button
          key={one}
          type="button"
          className="segment"
          aria-pressed={one === category}
          onClick={() => onChoose(one)}
        >
          {t(`userList.category.${one}`)}
          {counts && <span className="segment-count figures">{numberText(counts[one], i18n.language)}</span>}
        </button>
      ))}
    </fieldset>
  );
};

// Passed as a spread, because not all type definitions know the `search` element yet.
const landmark = { role: 'search' };

const Narrowing = ({ view }: { readonly view: UserListView }) => {
  const { t } = useTranslation();
  const { filters, onFilters, address, list } = view;
  return (
    <div className="filters" {...landmark}>
      <SearchField
        id={searchId}
        label={t('userList.search')}
        value={filters.search ?? ''}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      {address && (
        <CategoryTabs
          category={address.category}
          counts={list.counts}
          onChoose={(category) => onFilters({ ...filters, category })}
        />
      )}
    </div>
  );
};

/** Search and categories, or the commands for the selected users; and the link to invitations. */
export const UserToolbar = ({ view }: { readonly view: UserListView }) => {
  const { t } = useTranslation();
  const { selection, setSelection, actions } = view;
  const chosen = [...selection.chosen];
  return (
    <div className="toolbar">
      {chosen.length > 0 ? (
        <BulkBar
          chosen={chosen}
          actions={actions}
          onClear={() => setSelection({ ...selection, chosen: new Set<string>() })}
        />
      ) : (
        <Narrowing view={view} />
      )}
      <div className="toolbar-end">
        <NewServiceAccount />
        <ButtonLink
          tone="primary"
          to="/admin/usermanagement/invite"
          icon={<IconMailPlus size={15} aria-hidden="true" />}
        >
          {t('userList.invite')}
        </ButtonLink>
      </div>
    </div>
  );
};
