import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type RemoveDialogProps, ResourcePage } from '../../../admin-resource/resource-page.tsx';
import type { Edited } from '../../../admin-resource/use-edited.ts';
import { RemoveDialog } from '../../../editing/remove-dialog.tsx';
import { SureDialog } from '../../../editing/sure-dialog.tsx';
import { listMemory } from '../../../listing/list-memory.ts';
import { selectUser } from '../../user-slice.ts';
import { nameOf } from '../account-names.ts';
import { choicesRequested } from '../choices/choices-slice.ts';
import type { AccountChoices, StoredAccount } from './account-draft.ts';
import { accountEditor, userList } from './account-editor.ts';
import { AccountForm } from './account-form.tsx';
import { AccountActions, AccountAddress, AccountFacts } from './account-head.tsx';
import { endSessionsRequested, selectEnding } from './end-sessions-slice.ts';
import { ServiceTokens } from './service-tokens.tsx';

type EndSessionsProps = {
  readonly account: StoredAccount;
  /** Whether administrators sign out themselves. */
  readonly own: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** Explains what happens to the open sessions of the account. */
const EndSessions = ({ account, own, onEnd, onClose }: EndSessionsProps) => {
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

type Props = RemoveDialogProps & { readonly account: StoredAccount };

/** Shows what is deleted and what is kept, and deletes only after the address was typed. */
const DeleteAccount = ({ account, problem, removing, onRemove, onClose }: Props) => {
  const { t } = useTranslation();
  // A service account has no address.
  const typed = account.email || nameOf(account);
  return (
    <SureDialog
      title={t('userEdit.deleteTitle', { name: nameOf(account) })}
      name={typed}
      anyCase
      ask={t('userEdit.deleteType', { email: typed })}
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

const useHead = (onEndSessions: () => void) => {
  const { t } = useTranslation();
  const ending = useSelector(selectEnding);
  return ({ stored }: Edited<StoredAccount, AccountChoices>) =>
    stored
      ? {
          title: nameOf(stored),
          subtitle: <AccountAddress account={stored} />,
          actions: <AccountActions account={stored} ending={ending} onEndSessions={onEndSessions} />,
          facts: <AccountFacts account={stored} />,
        }
      : { title: t('admin.page.usermanagement') };
};

/** The form of one user account. */
export const AccountPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const ownId = useSelector(selectUser)?.userId;
  const [asked, ask] = useState(false);
  const head = useHead(() => ask(true));
  useEffect(() => {
    dispatch(choicesRequested());
  }, [dispatch]);
  return (
    <ResourcePage
      resource={accountEditor}
      id={userId}
      back={{ to: listMemory.addressOf(userList), text: t('userAdmin.back') }}
      loadingTitle={t('admin.page.usermanagement')}
      head={head}
      removeDialog={(account, dialog) => <DeleteAccount account={account} {...dialog} />}
    >
      {(edited, askRemove) => {
        const { stored } = edited;
        if (!stored) return null;
        return (
          <>
            <AccountForm edited={edited} account={stored} onDelete={askRemove} onEndSessions={() => ask(true)} />
            {stored.service && <ServiceTokens account={stored} />}
            {asked && (
              <EndSessions
                account={stored}
                own={ownId === stored.userId}
                onClose={() => ask(false)}
                onEnd={() => {
                  ask(false);
                  dispatch(endSessionsRequested({ userId: stored.userId, name: nameOf(stored) }));
                }}
              />
            )}
          </>
        );
      }}
    </ResourcePage>
  );
};
