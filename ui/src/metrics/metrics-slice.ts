import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../saga/problem.ts';

/** The last reading stays visible if a later one fails. */
export type MetricsState = { readonly reading: MetricsReading | undefined; readonly problem: Problem | undefined };

export const metricsSlice = createSlice({
  name: 'metrics',
  initialState: { reading: undefined, problem: undefined } as MetricsState,
  reducers: {
    /** The page is open; the metrics are read repeatedly until it is left. */
    watched: (state) => state,
    left: (state) => state,
    readingSucceeded: (_, { payload }: PayloadAction<MetricsReading>): MetricsState => ({
      reading: payload,
      problem: undefined,
    }),
    readingFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, problem: payload }),
  },
  selectors: { selectMetrics: (state) => state },
});

export const { watched, left, readingSucceeded, readingFailed } = metricsSlice.actions;
export const { selectMetrics } = metricsSlice.selectors;
