import { Failure } from '@clearbench/contracts/failure';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { checkAccountChange } from './check-account-change.ts';
import { readAccount } from './read-account.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type By = { readonly metadata: CommandMetadata; readonly at: string };
type Parts = Pick<CommandContext, 'handle' | 'views' | 'log'>;

const attempts = 5;

const moved = (environmentIds: readonly string[], environmentId: string, how: 'join' | 'leave'): string[] => {
  const others = environmentIds.filter((id) => id !== environmentId);
  return how === 'join' ? [...others, environmentId] : others;
};

/** Adds a user to an environment or removes them, based on the current other environments. */
export const changeMembership =
  ({ handle, views, log }: Parts) =>
  async (userId: string, environmentId: string, how: 'join' | 'leave', { metadata, at }: By) => {
    for (let turn = 1; ; turn += 1) {
      const { user, revision } = await readAccount(log, userId);
      if (user.status === 'none') throw new Failure('user.notFound', { userId });
      const environmentIds = moved(user.environmentIds, environmentId, how);
      if (how === 'join') await checkAccountChange(views, { environmentIds }, user);
      const command = { type: 'ChangeUserEnvironments', data: { userId, environmentIds }, at } as const;
      try {
        return await handle(userDecider, userStream(userId), command, { ...metadata, expectedRevision: revision });
      } catch (error) {
        // Another command changed the account, possibly its environments: read it again.
        const meanwhile = error instanceof Failure && error.errorKey === 'command.stale';
        if (!meanwhile || turn === attempts) throw error;
      }
    }
  };
