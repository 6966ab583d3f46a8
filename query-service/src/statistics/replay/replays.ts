import { randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { Window } from '../steps.ts';
import { type PacedReplay, pacedReplay, type Replaying } from './paced-replay.ts';

/** A replay with the window of its user. */
export type Watched = { readonly replay: PacedReplay; readonly window: Window };

export type Replays = {
  /** Ends the previous replay of the owner; fails with `statistics.tooManyReplays` {most}. */
  start(owner: string, window: Window, until: number, pace: number | undefined): string;
  /** Fails with `statistics.replayNotFound`, also for a replay of another user. */
  find(owner: string, replayId: string): Watched;
  end(owner: string, replayId: string): void;
};

/** Each reads the whole log beside all other work of the process. */
const mostReplays = 3;
/** Milliseconds without a poll after which a replay ends. */
const patience = 10_000;

type OpenReplay = Watched & { readonly owner: string; timer: NodeJS.Timeout | undefined };

/** The running replays: limited in number, each of one user, and ended without polls. */
export const replays = (replaying: Replaying, waits = patience): Replays => {
  const stored = new Map<string, OpenReplay>();

  const drop = (replayId: string): void => {
    const one = stored.get(replayId);
    clearTimeout(one?.timer);
    one?.replay.end();
    stored.delete(replayId);
  };
  const touch = (replayId: string, one: OpenReplay): void => {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => drop(replayId), waits).unref();
  };
  const find = (owner: string, replayId: string): OpenReplay => {
    const one = stored.get(replayId);
    if (one?.owner !== owner) throw new Failure('statistics.replayNotFound');
    touch(replayId, one);
    return one;
  };
  return {
    start: (owner, window, until, pace) => {
      for (const [replayId, one] of stored) if (one.owner === owner) drop(replayId);
      if (stored.size >= mostReplays) throw new Failure('statistics.tooManyReplays', { most: mostReplays });
      const replayId = randomUUID();
      const one: OpenReplay = { owner, window, replay: pacedReplay({ ...replaying, until, pace }), timer: undefined };
      stored.set(replayId, one);
      touch(replayId, one);
      return replayId;
    },
    find,
    end: (owner, replayId) => {
      if (stored.get(replayId)?.owner === owner) drop(replayId);
    },
  };
};
