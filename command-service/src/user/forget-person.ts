import { Failure } from '@clearbench/contracts/failure';
import { ownersOf } from '@clearbench/contracts/user/forgotten-owners';
import { invitationView, userAccountView, userTokenView, userView } from '@clearbench/contracts/user/views';
import type { SealedEventStore } from '@clearbench/event-sourcing/personal-data/sealing';
import type { ForgetPersonCommand } from './forget-people-reactions.ts';
import { invitationStream } from './invitation-stream.ts';
import { userStream } from './user-stream.ts';

export type ForgettingParts = {
  readonly log: Pick<SealedEventStore, 'forget' | 'head'>;
  /** Resolves when all read models contain everything up to a position; fails with `projection.behind` after a time. */
  readonly reached: (position: number) => Promise<void>;
  /** Resolves when the files of these read models contain no deleted data. */
  readonly scrub: (names: readonly string[]) => Promise<void>;
  /** Removes a stream from the command handler's cache. */
  readonly forgetStream: (stream: string) => void;
  /** Aborted when the process ends: waiting stops, and the next start begins again. */
  readonly stopping: AbortSignal;
};

/** The read models with personal data of users; names of access tokens are texts of the user. */
const peopleViews: readonly string[] = [userView, userAccountView, invitationView, userTokenView].map(
  ({ name }) => name,
);

/**
 * Deletes a user's data permanently: first the keys, so that the log is unreadable; then, once no read model contains
 * the user, the bytes in their files. Idempotent.
 */
export const personForgetting = (parts: ForgettingParts) => {
  const { log, forgetStream } = parts;
  let cleanUpTo = 0;

  return async ({ data }: ForgetPersonCommand): Promise<void> => {
    const { userId, invitationIds, position } = data;
    await Promise.all(
      ownersOf({ userId, invitationIds: [...invitationIds] }).map((owner) => log.forget(owner, position)),
    );
    for (const stream of [userStream(userId), ...invitationIds.map(invitationStream)]) forgetStream(stream);
    // Concurrent deletions share one scrubbing.
    if (position <= cleanUpTo) return;
    const head = await log.head();
    await patiently(parts, head);
    await parts.scrub(peopleViews);
    cleanUpTo = head;
  };
};

/** Waits longer for a read model that is being rebuilt. */
const patiently = async ({ reached, stopping }: ForgettingParts, position: number): Promise<void> => {
  for (;;) {
    stopping.throwIfAborted();
    try {
      return await reached(position);
    } catch (error) {
      if (!(error instanceof Failure && error.errorKey === 'projection.behind')) throw error;
    }
  }
};
