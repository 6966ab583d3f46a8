import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { SureDialog } from '../../../editing/sure-dialog.tsx';
import { nameOf } from '../account-names.ts';

type Props = { readonly account: UserAccount; readonly onDelete: () => void; readonly onClose: () => void };

/** Shows what is deleted and what is kept, and deletes only after the address was typed. */
export const DeleteAccount = ({ account, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  const { email } = account;
  return (
    <SureDialog
      title={t('userEdit.deleteTitle', { name: nameOf(account) })}
      name={email}
      anyCase
      ask={t('userEdit.deleteType', { email })}
      keepText={t('userAdmin.cancel')}
      removeText={t('userEdit.deleteNow')}
      inUse={false}
      problem={undefined}
      removing={false}
      onRemove={onDelete}
      onClose={onClose}
    >
      <dl className="deletion-effects">
        <dt>{t('userEdit.willDelete')}</dt>
        <dd>{t('userEdit.willDeleteBody')}</dd>
        <dt>{t('userEdit.willKeep')}</dt>
        <dd>{t('userEdit.willKeepBody')}</dd>
      </dl>
    </SureDialog>
  );
};
