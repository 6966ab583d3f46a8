import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { CommandProblem } from './command-problem.tsx';
import { deletionDropped, deletionRequested, selectDeletion } from './gate-slice.ts';

const Question = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const deletion = useSelector(selectDeletion);
  return (
    <Dialog title={t('deleteAccount.title')} onClose={onClose}>
      <p>{t('deleteAccount.willDelete')}</p>
      <p>{t('deleteAccount.willKeep')}</p>
      <CommandProblem ask={deletion} />
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('deleteAccount.keep')}
        </Button>
        <Button tone="bad" disabled={deletion.status === 'loading'} onClick={() => dispatch(deletionRequested())}>
          {t('deleteAccount.confirm')}
        </Button>
      </div>
    </Dialog>
  );
};

/** The deletion of the account, after a confirmation that says what is deleted and what is kept. */
export const DeleteAccount = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    dispatch(deletionDropped());
  };
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t('deleteAccount.open')}
      </button>
      {open && <Question onClose={close} />}
    </>
  );
};
