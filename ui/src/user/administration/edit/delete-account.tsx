import { useTranslation } from 'react-i18next';
import type { RemoveDialogProps } from '../../../admin-resource/resource-page.tsx';
import { SureDialog } from '../../../editing/sure-dialog.tsx';
import { nameOf } from '../account-names.ts';
import type { StoredAccount } from './account-draft.ts';

type Props = RemoveDialogProps & { readonly account: StoredAccount };

/** Shows what is deleted and what is kept, and deletes only after the address was typed. */
export const DeleteAccount = ({ account, problem, removing, onRemove, onClose }: Props) => {
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
      problem={problem}
      removing={removing}
      onRemove={() => onRemove()}
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
