import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { nameOf } from '../account-names.ts';

type Props = { readonly account: UserAccount; readonly onDelete: () => void; readonly onClose: () => void };

/** Says what goes and what stays, and is sure only when the address was typed. */
export const DeleteAccount = ({ account, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const sure = typed.trim().toLowerCase() === account.email.toLowerCase();
  return (
    <Dialog title={t('userEdit.deleteTitle', { name: nameOf(account) })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (sure) onDelete();
        }}
      >
        <dl className="goes-and-stays">
          <dt>{t('userEdit.deleteGoes')}</dt>
          <dd>{t('userEdit.deleteGoesBody')}</dd>
          <dt>{t('userEdit.deleteStays')}</dt>
          <dd>{t('userEdit.deleteStaysBody')}</dd>
        </dl>
        <label className="field-label" htmlFor={id}>
          {t('userEdit.deleteType', { email: account.email })}
        </label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('userAdmin.cancel')}</Button>
          <Button type="submit" tone="bad" disabled={!sure}>
            {t('userEdit.deleteNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
