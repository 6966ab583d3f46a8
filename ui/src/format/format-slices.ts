import type { FormatDetails, FormatSummary, readFormatTreeRoute } from '@clearbench/contracts/format/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EditingState, editingSlice } from '../editing/editing-slice.ts';
import { type ListingState, listingSlice } from '../editing/listing-slice.ts';
import type { Trouble } from '../saga/trouble.ts';

export type Severities = Readonly<Record<string, 'Info' | 'Warning' | 'Error' | 'off'>>;
export type FormatForm = { readonly severities: Severities };
/** A format as the form compares it. */
export type StoredFormat = FormatDetails & FormatForm;
export type Structure = ReplyOf<typeof readFormatTreeRoute>;

export const storedFormat = (format: FormatDetails): StoredFormat => ({
  ...format,
  severities: Object.fromEntries(
    format.ruleSet.flatMap(({ ruleId, severity }) => (severity === undefined ? [] : [[ruleId, severity]])),
  ),
});

export const formatListSlice = listingSlice('formatList');
export const formatEditSlice = editingSlice('formatEdit');

export type FormatEdit = EditingState<StoredFormat, FormatForm>;

type ListState = Parameters<typeof formatListSlice.selectors.selectListing>[0];
type EditState = Parameters<typeof formatEditSlice.selectors.selectEditing>[0];

/** Every format there is. */
export const selectFormats = (state: ListState): ListingState<FormatSummary> =>
  formatListSlice.selectors.selectListing(state) as ListingState<FormatSummary>;

/** The format under the administrator's hands. */
export const selectFormatEdit = (state: EditState): FormatEdit =>
  formatEditSlice.selectors.selectEditing(state) as unknown as FormatEdit;

type StructuresState = {
  readonly known: Readonly<Record<string, Structure>>;
  readonly trouble: Trouble | undefined;
};

/** Structures read so far, by format. */
export const structuresSlice = createSlice({
  name: 'formatStructures',
  initialState: { known: {}, trouble: undefined } as StructuresState,
  reducers: {
    structureRequested: (state, _: PayloadAction<string>) => ({ ...state, trouble: undefined }),
    structureSucceeded: (state, { payload }: PayloadAction<{ formatId: string; structure: Structure }>) => ({
      known: { ...state.known, [payload.formatId]: payload.structure },
      trouble: undefined,
    }),
    structureFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, trouble: payload }),
  },
  selectors: { selectStructures: (state) => state },
});

export const { structureRequested, structureSucceeded, structureFailed } = structuresSlice.actions;
export const { selectStructures } = structuresSlice.selectors;
