import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../editing/form-section.tsx';
import { SureDialog } from '../../editing/sure-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { accountDeletionDropped, accountDeletionRequested, selectAccountDeletion } from './own-account-slice.ts';

const deleted = ['name', 'profile', 'sessions', 'texts', 'log'] as const;
const kept = ['files', 'history'] as const;

const Parts = ({ of, parts }: { readonly of: 'willDelete' | 'willKeep'; readonly parts: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t(`profile.delete.${of}`)}</dt>
      <dd>
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(`profile.delete.${of}.${part}`)}</li>
          ))}
        </ul>
      </dd>
    </>
  );
};

const Question = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectAccountDeletion);
  return (
    <SureDialog
      title={t('profile.delete.title')}
      name={email}
      anyCase
      ask={t('profile.delete.type', { email })}
      keepText={t('profile.delete.keep')}
      removeText={t('profile.delete.confirm')}
      inUse={false}
      problem={problem}
      removing={status === 'loading'}
      onRemove={() => dispatch(accountDeletionRequested())}
      onClose={onClose}
    >
      <dl className="deletion-effects">
        <Parts of="willDelete" parts={deleted} />
        <Parts of="willKeep" parts={kept} />
      </dl>
    </SureDialog>
  );
};

/**
 * The deletion of the account: after a confirmation that says what is deleted and what is kept, and requires the
 * address.
 */
export const DeleteOwnAccount = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    dispatch(accountDeletionDropped());
  };
  return (
    <div className="profile-form">
      <FormSection title={t('profile.delete.head')} help={t('profile.delete.help')}>
        <Button tone="bad" onClick={() => setOpen(true)}>
          {t('profile.delete.open')}
        </Button>
      </FormSection>
      {open && <Question email={email} onClose={close} />}
    </div>
  );
};
