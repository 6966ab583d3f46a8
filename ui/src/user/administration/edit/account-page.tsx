import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ResourcePage } from '../../../admin-resource/resource-page.tsx';
import type { Edited } from '../../../admin-resource/use-edited.ts';
import { listMemory } from '../../../listing/list-memory.ts';
import { selectUser } from '../../user-slice.ts';
import { nameOf } from '../account-names.ts';
import { choicesRequested } from '../choices/choices-slice.ts';
import type { AccountChoices, StoredAccount } from './account-draft.ts';
import { accountEditor, userList } from './account-editor.ts';
import { AccountForm } from './account-form.tsx';
import { AccountActions, AccountAddress, AccountFacts } from './account-head.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EndSessions } from './end-sessions.tsx';
import { endSessionsRequested, selectEnding } from './end-sessions-slice.ts';

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
