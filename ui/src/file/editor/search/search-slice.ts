import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';
import type { Step, TextPosition } from '../report/adjacent-finding.ts';

export type Sought = { readonly text: string; readonly ignoreCase: boolean };

/** The search in a text of which only a piece is loaded, and the matches of the server. */
export type SearchState = {
  readonly fileId?: string;
  /** The number of search requests while it is open; 0 while it is closed. */
  readonly opened: number;
  readonly sought: Sought;
  readonly status: AsyncStatus;
  readonly found?: ContentHits;
  /** The index of the current match, and the number of steps so far. */
  readonly at?: number;
  readonly reached: number;
  readonly problem?: Problem;
};
type Of<T = unknown> = { readonly fileId: string } & T;

const closed: SearchState = {
  opened: 0,
  sought: { text: '', ignoreCase: true },
  status: 'initial',
  reached: 0,
};

const opened = (state: SearchState, fileId: string): SearchState =>
  state.fileId === fileId ? { ...state, opened: state.opened + 1 } : { ...closed, fileId, opened: 1 };

/** The state without matches, because they belong to another search. */
const forgetFound = ({ found: _, at: __, problem: ___, ...state }: SearchState): SearchState => state;

export const searchSlice = createSlice({
  name: 'textSearch',
  initialState: closed,
  reducers: {
    searchOpened: (state: SearchState, { payload: { fileId } }: PayloadAction<Of>) => opened(state, fileId),
    searchClosed: (state: SearchState, _: PayloadAction<Of>): SearchState => ({
      ...state,
      opened: 0,
      status: state.found ? 'idle' : 'initial',
    }),
    /** `from`: the position of the reader; the search goes to the match there or the first one after it. */
    textSought: (
      state: SearchState,
      { payload }: PayloadAction<Of<{ sought: Sought; from: TextPosition }>>,
    ): SearchState => ({
      ...forgetFound(state),
      sought: payload.sought,
      status: payload.sought.text === '' ? 'initial' : 'loading',
    }),
    /** Goes to the neighbour of a location; opens the search if it is closed. */
    stepRequested: (
      state: SearchState,
      { payload }: PayloadAction<Of<{ from: TextPosition; way: Step }>>,
    ): SearchState => {
      const now = state.opened > 0 && state.fileId === payload.fileId ? state : opened(state, payload.fileId);
      return now.sought.text === '' ? now : { ...now, status: 'loading' };
    },
    hitReached: (
      state: SearchState,
      { payload }: PayloadAction<Of<{ found: ContentHits; at: number | undefined }>>,
    ) => {
      const { fileId, found, at } = payload;
      if (state.fileId !== fileId) return state;
      const next: SearchState = { ...forgetFound(state), status: 'idle', found };
      return at === undefined ? next : { ...next, at, reached: state.reached + 1 };
    },
    searchFailed: (state: SearchState, { payload: problem }: PayloadAction<Problem>): SearchState => ({
      ...forgetFound(state),
      status: 'error',
      problem,
    }),
  },
  selectors: {
    /** The search in a file, while it is open. */
    selectSearch: (state: SearchState, fileId: string): SearchState | undefined =>
      state.fileId === fileId && state.opened > 0 ? state : undefined,
  },
});

export const { searchOpened, searchClosed, textSought, stepRequested, hitReached, searchFailed } = searchSlice.actions;
export const { selectSearch } = searchSlice.selectors;
export type SearchRoot = { readonly textSearch: SearchState };
