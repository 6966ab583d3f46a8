import { Failure } from '@clearbench/contracts/failure';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandContext } from '../command-context.ts';
import { hasEvent } from '../find-event.ts';
import { noSender } from '../profile-of.ts';

const deleted: UserEvent['type'] = 'UserDeleted';

/** The settings of the sender of a file; defaults for a deleted user. */
export const senderOf = async ({ views, log }: Pick<CommandContext, 'views' | 'log'>, userId: string) => {
  const sender = await views.get(userView, userId);
  if (sender) return sender.settings;
  if (await hasEvent(log, `user-${userId}`, deleted)) return noSender;
  throw new Failure('projection.behind');
};

const otherFictitiousBic = 'ZYAADEF0XXX';

/** The BIC of a tester in messages of the clearing. */
export const senderBicOf = async (context: Pick<CommandContext, 'views' | 'log'>, userId: string): Promise<string> =>
  (await senderOf(context, userId)).bic || otherFictitiousBic;
