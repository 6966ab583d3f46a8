import { Failure } from '@clearbench/contracts/failure';
import { ownersOf } from '@clearbench/contracts/user/forgotten-owners';
import { invitationView, userAccountView, userView } from '@clearbench/contracts/user/views';
import type { SealedEventStore } from '@clearbench/event-sourcing/personal-data/sealing';
import type { ForgetPersonOrder } from './forget-people-reactions.ts';
import { invitationStream } from './invitation-stream.ts';
import { userStream } from './user-stream.ts';

export type ForgettingParts = {
  readonly log: Pick<SealedEventStore, 'forget' | 'head'>;
  /** Resolves when all read models hold everything up to a position; fails with `projection.behind` after a while. */
  readonly reached: (position: number) => Promise<void>;
  /** Resolves when the files of these read models hold nothing any more of what is gone. */
  readonly scrub: (names: readonly string[]) => Promise<void>;
  /** Drops what the command handler remembers of a stream. */
  readonly forgetStream: (stream: string) => void;
  /** Aborted when the process is to end: nothing is waited for then, and the next start begins again. */
  readonly stopping: AbortSignal;
};

/** The read models that say who somebody is. */
const peopleViews: readonly string[] = [userView, userAccountView, invitationView].map(({ name }) => name);

/**
 * Forgets a person for good: first the keys, so that the log says nothing any more; then, as soon as no read model
 * holds the person, the bytes of those that did. Repeating it is harmless.
 */
export const personForgetting = (parts: ForgettingParts) => {
  const { log, forgetStream } = parts;
  let cleanUpTo = 0;

  return async ({ data }: ForgetPersonOrder): Promise<void> => {
    const { userId, invitationIds, position } = data;
    await Promise.all(
      ownersOf({ userId, invitationIds: [...invitationIds] }).map((owner) => log.forget(owner, position)),
    );
    for (const stream of [userStream(userId), ...invitationIds.map(invitationStream)]) forgetStream(stream);
    // Many deletions at once are cleaned up after together.
    if (position <= cleanUpTo) return;
    const head = await log.head();
    await patiently(parts, head);
    await parts.scrub(peopleViews);
    cleanUpTo = head;
  };
};

/** A read model that is being rebuilt may take its time. */
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
