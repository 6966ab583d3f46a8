import { Failure } from '@clearbench/contracts/failure';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { userView } from '@clearbench/contracts/user/views';
import { hasHappened } from '../has-happened.ts';
import { noSender } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';

const deleted: UserEvent['type'] = 'UserDeleted';

/** The settings of whoever sent a file; nobody's in particular once the account was deleted. */
export const senderOf = async ({ views, log }: Pick<Workplace, 'views' | 'log'>, userId: string) => {
  const sender = await views.get(userView, userId);
  if (sender) return sender.settings;
  if (await hasHappened(log, `user-${userId}`, deleted)) return noSender;
  throw new Failure('projection.behind');
};
