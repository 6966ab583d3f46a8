import type { Resolution } from '@clearbench/contracts/statistics/choices';
import type { Timeline } from '@clearbench/contracts/statistics/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** The charts of the page, from top to bottom. */
export const charts = ['actions', 'messageTypes', 'newUsers'] as const;
export type Chart = (typeof charts)[number];
export type Timelines = Readonly<Record<Chart, Timeline>>;

export type TimelineQuery = {
  readonly resolution: Resolution;
  readonly duration: number;
  readonly domains: readonly string[];
  readonly timeZone: string;
};
export type Domain = { readonly domain: string; readonly users: number };

export type StatisticsState = {
  readonly status: AsyncStatus;
  /** The result of `timelines`. */
  readonly shown: TimelineQuery | undefined;
  readonly timelines: Timelines | undefined;
  readonly domains: readonly Domain[];
  readonly problem: Problem | undefined;
};

const initialState: StatisticsState = {
  status: 'initial',
  shown: undefined,
  timelines: undefined,
  domains: [],
  problem: undefined,
};

export const statisticsSlice = createSlice({
  name: 'statistics',
  initialState: initialState as StatisticsState,
  reducers: {
    timelinesRequested: (state, _: PayloadAction<TimelineQuery>) => ({
      ...state,
      status: 'loading',
      problem: undefined,
    }),
    timelinesSucceeded: (state, { payload }: PayloadAction<{ query: TimelineQuery; timelines: Timelines }>) => ({
      ...state,
      status: 'idle',
      shown: payload.query,
      timelines: payload.timelines,
    }),
    timelinesFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, status: 'error', problem: payload }),
    domainsRequested: (state) => state,
    domainsSucceeded: (state, { payload }: PayloadAction<readonly Domain[]>) => ({ ...state, domains: payload }),
    domainsFailed: (state, _: PayloadAction<Problem>) => state,
  },
  selectors: { selectStatistics: (state) => state },
});

export const {
  timelinesRequested,
  timelinesSucceeded,
  timelinesFailed,
  domainsRequested,
  domainsSucceeded,
  domainsFailed,
} = statisticsSlice.actions;
export const { selectStatistics } = statisticsSlice.selectors;
