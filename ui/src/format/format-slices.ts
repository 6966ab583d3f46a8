import type { FormatDetails, FormatSummary, readFormatTreeRoute } from '@clearbench/contracts/format/routes';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EditingState, editingSlice } from '../editing/editing-slice.ts';
import { type ListingState, listingSlice } from '../editing/listing-slice.ts';
import type { Trouble } from '../saga/trouble.ts';

export type Severities = Readonly<RuleSeverities>;
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

/** A format at one of its versions. */
export type FormatVersion = { readonly id: string; readonly version: number };
export const structureKey = ({ id, version }: FormatVersion): string => `${id}@${version}`;

type StructuresState = {
  readonly known: Readonly<Record<string, Structure>>;
  readonly trouble: Trouble | undefined;
  readonly uploading: boolean;
  readonly uploadTrouble: Trouble | undefined;
};
type Upload = FormatVersion & { readonly text: string };

const nothing: StructuresState = { known: {}, trouble: undefined, uploading: false, uploadTrouble: undefined };

/** Structures read so far, and the schema on its way up. */
export const structuresSlice = createSlice({
  name: 'formatStructures',
  initialState: nothing,
  reducers: {
    structureRequested: (state, _: PayloadAction<FormatVersion>) => ({ ...state, trouble: undefined }),
    structureSucceeded: (state, { payload }: PayloadAction<{ of: FormatVersion; structure: Structure }>) => ({
      ...state,
      known: { ...state.known, [structureKey(payload.of)]: payload.structure },
    }),
    structureFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, trouble: payload }),
    uploadRequested: (state, _: PayloadAction<Upload>) => ({ ...state, uploading: true, uploadTrouble: undefined }),
    uploadSucceeded: (state) => ({ ...state, uploading: false }),
    uploadFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      uploading: false,
      uploadTrouble: payload,
    }),
    /** The product's own structure again. */
    ownRequested: (state, _: PayloadAction<StoredFormat>) => ({ ...state, uploading: true, uploadTrouble: undefined }),
    structuresLeft: () => nothing,
  },
  selectors: { selectStructures: (state) => state },
});

export const {
  structureRequested,
  structureSucceeded,
  structureFailed,
  uploadRequested,
  uploadSucceeded,
  uploadFailed,
  ownRequested,
  structuresLeft,
} = structuresSlice.actions;
export const { selectStructures } = structuresSlice.selectors;
