import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { type EditingState, editingSlice } from '../../editing/editing-slice.ts';
import { type ListingState, listingSlice } from '../../editing/listing-slice.ts';
import type { CodeListForm, StoredCodeList } from './code-list-form.ts';

export const codeListListSlice = listingSlice('codeListList');
export const codeListEditSlice = editingSlice('codeListEdit');

export type CodeListEdit = EditingState<StoredCodeList, CodeListForm>;

/** Every code list. */
export const selectCodeLists = (
  state: Parameters<typeof codeListListSlice.selectors.selectListing>[0],
): ListingState<CodeListOverview> => codeListListSlice.selectors.selectListing(state) as ListingState<CodeListOverview>;

/** The code list under the administrator's hands. */
export const selectCodeListEdit = (
  state: Parameters<typeof codeListEditSlice.selectors.selectEditing>[0],
): CodeListEdit => codeListEditSlice.selectors.selectEditing(state) as unknown as CodeListEdit;
