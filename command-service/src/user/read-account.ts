import { fold } from '@clearbench/event-sourcing/decider';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { userDecider } from './user-decider.ts';
import { noUser, type User } from './user-state.ts';
import { userStream } from './user-stream.ts';

export type Account = {
  readonly user: User;
  /** Revision of the stream's last event. */
  readonly revision: number;
  /** Revision of the last event that changed the account; its consequences have it as `asOf`. */
  readonly asOf: number;
};

const pageSize = 1_000;

const sameAccount = (one: User, other: User): boolean =>
  one.status === other.status &&
  (one.status === 'none' || other.status === 'none' || one.accountVersion === other.accountVersion);

/** The current account according to the log, because a read model may lag. */
export const readAccount = async (log: Pick<EventStore, 'readStream'>, userId: string): Promise<Account> => {
  let account: Account = { user: noUser, revision: 0, asOf: 0 };
  for (;;) {
    const page = await log.readStream(userStream(userId), account.revision, pageSize);
    for (const event of page) {
      const user = fold(userDecider, account.user, [event]);
      const { revision } = event;
      account = { user, revision, asOf: sameAccount(account.user, user) ? account.asOf : revision };
    }
    if (page.length < pageSize) return account;
  }
};
