import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../editing/remove-dialog.tsx';
import { nameOf } from '../account-names.ts';
import type { StoredAccount } from './account-draft.ts';

type Props = {
  readonly account: StoredAccount;
  /** Whether administrators sign out themselves. */
  readonly own: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** Explains what happens to the open sessions of the account. */
export const EndSessions = ({ account, own, onEnd, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <RemoveDialog
      title={t('userEdit.endSessionsTitle', { name: nameOf(account) })}
      keepText={t('userAdmin.cancel')}
      removeText={t('userEdit.endSessionsNow')}
      inUse={false}
      problem={undefined}
      removing={false}
      onRemove={onEnd}
      onClose={onClose}
    >
      <p>{t('userEdit.endSessionsBody')}</p>
      {own && <p>{t('userEdit.endSessionsOwn')}</p>}
    </RemoveDialog>
  );
};
