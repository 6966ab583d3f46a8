import type { ReplayFrame } from '@clearbench/contracts/statistics/replay-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';
import { steady } from '../series.ts';
import type { TimelineQuery, Timelines } from '../statistics-slice.ts';

/** Days of the log per second; undefined = as fast as possible. */
export type Pace = number | undefined;
export type ReplayRequest = Omit<TimelineQuery, 'domains'> & { readonly until: string; readonly pace: Pace };

export type ReplayState = {
  readonly status: 'initial' | 'running' | 'done' | 'error';
  readonly request: ReplayRequest | undefined;
  readonly replayId: string | undefined;
  readonly progress: number;
  readonly reachedAt: string;
  readonly events: number;
  /** Undefined until the first frame. */
  readonly timelines: Timelines | undefined;
  readonly problem: Problem | undefined;
};

const initialState: ReplayState = {
  status: 'initial',
  request: undefined,
  replayId: undefined,
  progress: 0,
  reachedAt: '',
  events: 0,
  timelines: undefined,
  problem: undefined,
};

/** While bars move, no series changes its colour or its position. */
const moved = (before: Timelines | undefined, after: Timelines): Timelines => ({
  actions: steady(before?.actions, after.actions),
  messageTypes: steady(before?.messageTypes, after.messageTypes),
  newUsers: steady(before?.newUsers, after.newUsers),
});

const framed = (state: ReplayState, { status, timelines, ...facts }: ReplayFrame): ReplayState => ({
  ...state,
  ...facts,
  status: status === 'failed' ? 'error' : status,
  timelines: status === 'done' ? timelines : moved(state.timelines, timelines),
  ...(status === 'failed' ? { problem: { errorKey: 'server_error', params: {} } } : {}),
});

export const replaySlice = createSlice({
  name: 'statisticsReplay',
  initialState: initialState as ReplayState,
  reducers: {
    replayRequested: (_, { payload }: PayloadAction<ReplayRequest>) => ({
      ...initialState,
      status: 'running',
      request: payload,
    }),
    replayStarted: (state, { payload }: PayloadAction<string>) => ({ ...state, replayId: payload }),
    replayFramed: (state, { payload }: PayloadAction<ReplayFrame>) => framed(state as ReplayState, payload),
    paceChosen: (state, { payload }: PayloadAction<{ readonly pace: Pace }>) => ({
      ...state,
      request: state.request && { ...state.request, pace: payload.pace },
    }),
    replayFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, status: 'error', problem: payload }),
    replayLeft: () => initialState,
  },
  selectors: { selectReplay: (state) => state },
});

export const { replayRequested, replayStarted, replayFramed, paceChosen, replayFailed, replayLeft } =
  replaySlice.actions;
export const { selectReplay } = replaySlice.selectors;
