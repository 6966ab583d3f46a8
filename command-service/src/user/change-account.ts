import { Failure } from '@clearbench/contracts/failure';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { invitationView } from '@clearbench/contracts/user/views';
import type { CommandMetadata, Handled } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { administratorDecider } from './administrators.ts';
import { type Account, readAccount } from './read-account.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

/** More invitations than one address gets. */
const most = 200;

/** Ids of all invitations to an address. */
const invitationsTo = async (views: Pick<ReadModels, 'find'>, email: string): Promise<string[]> => {
  const where = [{ field: 'email', is: mailAddress(email) ?? email }];
  const sort = { field: 'email', direction: 'ascending' } as const;
  const { items } = await views.find(invitationView, { where, sort, limit: most });
  return items.map(({ invitationId }) => invitationId);
};

type Parts = Pick<CommandContext, 'handle' | 'log' | 'views'>;
type Change = Extract<UserCommand, { type: 'ChangeUserAccount' }>['data'];
type By = { readonly metadata: CommandMetadata; readonly at: string };

const administratorRole = 'ROLE_ADMIN';
const attempts = 5;

const holdsRole = ({ user }: Account): boolean => user.status === 'known' && user.roles.includes(administratorRole);

/**
 * Changes and deletions of accounts that keep a rule across streams: there is always an administrator. A user who loses
 * the role is dismissed first, which the decider refuses for the last one. After an interruption a user may have the
 * role without being counted, but is never counted without the role.
 */
export const accountChanges = ({ handle, log, views }: Parts) => {
  const appointing = (
    what: 'appoint' | 'dismiss',
    userId: string,
    { asOf }: Account,
    { metadata }: By,
  ): CommandMetadata => ({
    ...metadata,
    commandId: `${metadata.commandId}-${what}-${userId}-${asOf}`,
  });
  const dismiss = async (userId: string, account: Account, by: By): Promise<void> => {
    const data = { userId, asOf: account.asOf, held: holdsRole(account) };
    const command = { type: 'DismissAdministrator', data, at: by.at } as const;
    await handle(administratorDecider, administratorStream, command, appointing('dismiss', userId, account, by));
  };
  /**
   * Counts a user with the role as administrator: after the role was given, and again where a dismissal was not
   * completed.
   */
  const appoint = async (userId: string, by: By): Promise<void> => {
    const account = await readAccount(log, userId);
    if (!holdsRole(account)) return;
    const command = { type: 'AppointAdministrator', data: { userId, asOf: account.asOf }, at: by.at } as const;
    await handle(administratorDecider, administratorStream, command, appointing('appoint', userId, account, by));
  };
  const dismissedFirst = async <T>(userId: string, account: Account, by: By, change: () => Promise<T>): Promise<T> => {
    await dismiss(userId, account, by);
    try {
      return await change();
    } catch (error) {
      await appoint(userId, by);
      throw error;
    }
  };

  const change = async (data: Change, account: Account, by: By): Promise<Handled<UserEvent>> => {
    const carryOut = () =>
      handle(userDecider, userStream(data.userId), { type: 'ChangeUserAccount', data, at: by.at }, by.metadata);
    const { user } = account;
    const { roles } = data.change;
    const takesRole = roles !== undefined && !roles.includes(administratorRole);
    // Another command changed the account first: the decider reports that, and no dismissal is needed.
    const isStale = user.status === 'none' || (data.basedOn !== undefined && user.accountVersion !== data.basedOn);
    if (takesRole && !isStale) return dismissedFirst(data.userId, account, by, carryOut);
    const handled = await carryOut();
    // The reaction does the same a moment later; but an administrator who hands over may be deleted by then.
    if (roles?.includes(administratorRole)) await appoint(data.userId, by);
    return handled;
  };

  const remove = async (userId: string, as: 'self' | 'administrator', by: By): Promise<number> => {
    for (let turn = 1; ; turn += 1) {
      const account = await readAccount(log, userId);
      const invitedBy = account.user.status === 'none' ? [] : await invitationsTo(views, account.user.identity.email);
      const command = { type: 'DeleteUser', data: { userId, by: as, invitedBy }, at: by.at } as const;
      const metadata = { ...by.metadata, expectedRevision: account.revision };
      const carryOut = () => handle(userDecider, userStream(userId), command, metadata);
      try {
        const { position } = await (account.user.status === 'none'
          ? carryOut()
          : dismissedFirst(userId, account, by, carryOut));
        return position;
      } catch (error) {
        // The account has changed, possibly its role: read it again.
        const meanwhile = error instanceof Failure && error.errorKey === 'command.stale';
        if (!meanwhile || turn === attempts) throw error;
      }
    }
  };

  return { change, remove };
};
