import type { FormatSummary } from '@clearbench/contracts/format/routes';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

/** A calendar for selection, with its title. */
export type CalendarName = { readonly calendarName: string; readonly title: string };

/** An envelope profile for selection. */
export type EnvelopeName = { readonly profileId: string; readonly name: string };

/** The options in the form of an environment: calendars, envelope profiles, added formats, and users that match a search. */
export type DirectoryState = {
  readonly calendars: readonly CalendarName[];
  readonly envelopes: readonly EnvelopeName[];
  /** The formats that administrators added. */
  readonly formats: readonly FormatSummary[];
  readonly typed: string;
  readonly found: readonly SimEnvMember[];
  readonly problem: Problem | undefined;
};

const initialState: DirectoryState = {
  calendars: [],
  envelopes: [],
  formats: [],
  typed: '',
  found: [],
  problem: undefined,
};

export const directorySlice = createSlice({
  name: 'simEnvDirectory',
  initialState: initialState as DirectoryState,
  reducers: {
    choicesRequested: (state) => ({ ...state, problem: undefined }),
    calendarsSucceeded: (state, { payload }: PayloadAction<readonly CalendarName[]>) => ({
      ...state,
      calendars: payload,
    }),
    envelopesSucceeded: (state, { payload }: PayloadAction<readonly EnvelopeName[]>) => ({
      ...state,
      envelopes: payload,
    }),
    formatsSucceeded: (state, { payload }: PayloadAction<readonly FormatSummary[]>) => ({ ...state, formats: payload }),
    /** Searches users by name or address. */
    peopleTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      typed: payload,
      found: payload.trim() === '' ? [] : state.found,
    }),
    peopleFound: (state, { payload }: PayloadAction<readonly SimEnvMember[]>) => ({ ...state, found: payload }),
    directoryFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, problem: payload }),
  },
  selectors: { selectDirectory: (state) => state },
});

export const {
  choicesRequested,
  calendarsSucceeded,
  envelopesSucceeded,
  formatsSucceeded,
  peopleTyped,
  peopleFound,
  directoryFailed,
} = directorySlice.actions;
export const { selectDirectory } = directorySlice.selectors;
