import type { AdministratorCommand, AdministratorEvent } from '@clearbench/contracts/user/administrator-events';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { CommandHandler, CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { reaction } from '@clearbench/event-sourcing/reaction';
import { administratorDecider } from './administrators.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Appointing = Extract<AdministratorCommand, { type: 'AppointAdministrator' | 'ForgetAdministrator' }>;
type Admitting = Extract<UserCommand, { type: 'ChangeUserRoles' | 'ApproveUser' }>;

/** A user with the administrator role joins the administrators; the user who claims the installation gets the role. */
export const trackAdministrators = reaction<UserEvent | AdministratorEvent, Appointing | Admitting>({
  name: 'keep-administrators',
  on: {
    UserRolesChanged: ({ data: { userId, roles }, revision, metadata: { at } }) => {
      const type = roles.includes('ROLE_ADMIN') ? 'AppointAdministrator' : 'ForgetAdministrator';
      return [{ type, data: { userId, asOf: revision }, at }];
    },
    UserDeleted: ({ data: { userId }, revision, metadata: { at } }) => [
      { type: 'ForgetAdministrator', data: { userId, asOf: revision }, at },
    ],
    InstallationClaimed: ({ data: { userId }, metadata: { at } }) => [
      { type: 'ChangeUserRoles', data: { userId, roles: ['ROLE_USER', 'ROLE_ADMIN'] }, at },
      { type: 'ApproveUser', data: { userId }, at },
    ],
  },
});

/** Executes the commands of the reaction. */
export const administratorExecutors = (handle: CommandHandler) => {
  const appoint = async (command: Appointing, metadata: CommandMetadata): Promise<void> => {
    await handle(administratorDecider, administratorStream, command, metadata);
  };
  const admit = async (command: Admitting, metadata: CommandMetadata): Promise<void> => {
    await handle(userDecider, userStream(command.data.userId), command, metadata);
  };
  return { AppointAdministrator: appoint, ForgetAdministrator: appoint, ChangeUserRoles: admit, ApproveUser: admit };
};
