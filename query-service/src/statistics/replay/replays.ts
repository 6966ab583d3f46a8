import { randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { Window } from '../steps.ts';
import { type PacedReplay, pacedReplay, type Replaying } from './paced-replay.ts';

/** A replay somebody looks at, and which part of time they see. */
export type Watched = { readonly replay: PacedReplay; readonly window: Window };

export type Replays = {
  /** Ends what the owner replayed before; fails with `statistics.tooManyReplays` {most}. */
  start(owner: string, window: Window, until: number, pace: number | undefined): string;
  /** Fails with `statistics.replayNotFound`, also where it is somebody else's. */
  find(owner: string, replayId: string): Watched;
  end(owner: string, replayId: string): void;
};

/** Each reads the log once over, beside everything else the process does. */
const mostReplays = 3;
/** Whoever left without saying so asks no more. */
const patience = 10_000;

type Kept = Watched & { readonly owner: string; timer: NodeJS.Timeout | undefined };

/** The replays under way: few, each its owner's, none left alone for long. */
export const replays = (replaying: Replaying, waits = patience): Replays => {
  const kept = new Map<string, Kept>();

  const drop = (replayId: string): void => {
    const one = kept.get(replayId);
    clearTimeout(one?.timer);
    one?.replay.end();
    kept.delete(replayId);
  };
  const touch = (replayId: string, one: Kept): void => {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => drop(replayId), waits).unref();
  };
  const find = (owner: string, replayId: string): Kept => {
    const one = kept.get(replayId);
    if (one?.owner !== owner) throw new Failure('statistics.replayNotFound');
    touch(replayId, one);
    return one;
  };
  return {
    start: (owner, window, until, pace) => {
      for (const [replayId, one] of kept) if (one.owner === owner) drop(replayId);
      if (kept.size >= mostReplays) throw new Failure('statistics.tooManyReplays', { most: mostReplays });
      const replayId = randomUUID();
      const one: Kept = { owner, window, replay: pacedReplay({ ...replaying, until, pace }), timer: undefined };
      kept.set(replayId, one);
      touch(replayId, one);
      return replayId;
    },
    find,
    end: (owner, replayId) => {
      if (kept.get(replayId)?.owner === owner) drop(replayId);
    },
  };
};
