import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormSection } from '../administration/form-section.tsx';
import { Labelled } from './labelled.tsx';
import { accountDeletionDropped, accountDeletionRequested, selectAccountDeletion } from './own-account-slice.ts';

const goes = ['name', 'profile', 'sessions', 'log'] as const;
const stays = ['files', 'history'] as const;

const Question = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, trouble } = useSelector(selectAccountDeletion);
  const [typed, type] = useState('');
  const sure = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Dialog title={t('profile.delete.title')} onClose={onClose}>
      <p>{t('profile.delete.goes')}</p>
      <ul>
        {goes.map((part) => (
          <li key={part}>{t(`profile.delete.goes.${part}`)}</li>
        ))}
      </ul>
      <p>{t('profile.delete.stays')}</p>
      <ul>
        {stays.map((part) => (
          <li key={part}>{t(`profile.delete.stays.${part}`)}</li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (sure && status !== 'loading') dispatch(accountDeletionRequested());
        }}
      >
        <Labelled label={t('profile.delete.type', { email })}>
          {(control) => (
            <input
              {...control}
              className="input"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Labelled>
        {trouble && (
          <p className="callout" data-tone="bad" role="alert">
            {t(`error.${trouble.errorKey}`, trouble.params)}
          </p>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('profile.delete.keep')}</Button>
          <Button type="submit" tone="bad" disabled={!sure || status === 'loading'}>
            {t('profile.delete.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** The way out for good: behind a question that says what goes and what stays, and asks for the address. */
export const DeleteOwnAccount = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    dispatch(accountDeletionDropped());
  };
  return (
    <div className="admin-form profile-form">
      <FormSection title={t('profile.delete.head')} help={t('profile.delete.help')}>
        <Button tone="bad" onClick={() => setOpen(true)}>
          {t('profile.delete.open')}
        </Button>
      </FormSection>
      {open && <Question email={email} onClose={close} />}
    </div>
  );
};
