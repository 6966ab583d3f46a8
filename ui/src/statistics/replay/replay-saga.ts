import type { ReplayFrame } from '@clearbench/contracts/statistics/replay-routes';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import {
  type Pace,
  paceChosen,
  type ReplayRequest,
  replayFailed,
  replayFramed,
  replayLeft,
  replayRequested,
  replayStarted,
  selectReplay,
} from './replay-slice.ts';

export type ReplayPorts = {
  start(request: ReplayRequest): Promise<string>;
  read(replayId: string): Promise<ReplayFrame>;
  setPace(replayId: string, pace: Pace): Promise<unknown>;
  end(replayId: string): Promise<unknown>;
  /** The interval between two frames, in milliseconds. */
  readonly every: number;
};

/** Follows a replay to its end; in every case the server is informed when the user stops. */
export const replayWorker = ({ start, read, end, every }: ReplayPorts) =>
  function* ({ payload: request }: ReturnType<typeof replayRequested>) {
    const replayId = yield* call(start, request);
    try {
      yield* put(replayStarted(replayId));
      for (let running = true; running; ) {
        yield* delay(every);
        const frame = yield* call(read, replayId);
        yield* put(replayFramed(frame));
        running = frame.status === 'running';
      }
    } finally {
      yield* call(() => end(replayId).catch(() => undefined));
    }
  };

export const paceWorker = ({ setPace }: ReplayPorts) =>
  function* ({ payload: { pace } }: ReturnType<typeof paceChosen>) {
    const { replayId, status } = yield* select(selectReplay);
    if (replayId !== undefined && status === 'running') yield* call(setPace, replayId, pace);
  };

/** One replay at a time; leaving the page ends it. */
export const replaySaga = (ports: ReplayPorts) =>
  function* replay() {
    const watch = guarded(replayWorker(ports), replayFailed);
    yield* takeLatest(
      [replayRequested.type, replayLeft.type],
      function* (action: ReturnType<typeof replayRequested> | ReturnType<typeof replayLeft>) {
        if (replayRequested.match(action)) yield* call(watch, action);
      },
    );
    yield* takeLatest(paceChosen.type, guarded(paceWorker(ports), replayFailed));
  };
