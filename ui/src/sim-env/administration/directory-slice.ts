import type { FormatSummary } from '@clearbench/contracts/format/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { countSimEnvsRoute, SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../../saga/trouble.ts';

export type Counts = ReplyOf<typeof countSimEnvsRoute>;

/** A calendar to choose, and what people call it. */
export type CalendarName = { readonly calendarName: string; readonly title: string };

/** What pages about environments look up besides: figures of each, calendars, and people by what is typed. */
export type DirectoryState = {
  readonly counts: Counts | undefined;
  readonly calendars: readonly CalendarName[];
  /** Formats administrators added. */
  readonly formats: readonly FormatSummary[];
  readonly typed: string;
  readonly found: readonly SimEnvMember[];
  readonly trouble: Trouble | undefined;
};

const initialState: DirectoryState = {
  counts: undefined,
  calendars: [],
  formats: [],
  typed: '',
  found: [],
  trouble: undefined,
};

export const directorySlice = createSlice({
  name: 'simEnvDirectory',
  initialState: initialState as DirectoryState,
  reducers: {
    countsRequested: (state) => ({ ...state, trouble: undefined }),
    countsSucceeded: (state, { payload }: PayloadAction<Counts>) => ({ ...state, counts: payload }),
    choicesRequested: (state) => state,
    calendarsSucceeded: (state, { payload }: PayloadAction<readonly CalendarName[]>) => ({
      ...state,
      calendars: payload,
    }),
    formatsSucceeded: (state, { payload }: PayloadAction<readonly FormatSummary[]>) => ({ ...state, formats: payload }),
    /** People whose name or address holds what was typed. */
    peopleTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      typed: payload,
      found: payload.trim() === '' ? [] : state.found,
    }),
    peopleFound: (state, { payload }: PayloadAction<readonly SimEnvMember[]>) => ({ ...state, found: payload }),
    directoryFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, trouble: payload }),
  },
  selectors: { selectDirectory: (state) => state },
});

export const {
  countsRequested,
  countsSucceeded,
  choicesRequested,
  calendarsSucceeded,
  formatsSucceeded,
  peopleTyped,
  peopleFound,
  directoryFailed,
} = directorySlice.actions;
export const { selectDirectory } = directorySlice.selectors;
