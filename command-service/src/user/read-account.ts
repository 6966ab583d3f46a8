import { fold } from '@clearbench/event-sourcing/decider';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { userDecider } from './user-decider.ts';
import { nobody, type User } from './user-state.ts';
import { userStream } from './user-stream.ts';

export type Account = {
  readonly user: User;
  /** Of the stream's last event. */
  readonly revision: number;
  /** Of the last event that changed the account: what follows from it is `asOf` this. */
  readonly asOf: number;
};

const pageSize = 1_000;

const sameAccount = (one: User, other: User): boolean =>
  one.status === other.status &&
  (one.status === 'none' || other.status === 'none' || one.accountVersion === other.accountVersion);

/** An account as the log has it at this moment; a read model may be behind. */
export const readAccount = async (log: Pick<EventStore, 'readStream'>, userId: string): Promise<Account> => {
  let account: Account = { user: nobody, revision: 0, asOf: 0 };
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
