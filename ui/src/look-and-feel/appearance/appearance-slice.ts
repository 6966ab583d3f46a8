import type { CustomStyles } from '@clearbench/contracts/look-and-feel/colors';
import { type EditingState, editingSlice, type Stored } from '../../editing/editing-slice.ts';

export const appearanceSlice = editingSlice('appearanceEdit');

/** There is one appearance, so it needs no address. */
export const appearanceId = 'app';

export type StoredAppearance = CustomStyles & Stored;
export type AppearanceEdit = EditingState<StoredAppearance, CustomStyles>;

/** The colours under the administrator's hands. */
export const selectAppearance = (
  state: Parameters<typeof appearanceSlice.selectors.selectEditing>[0],
): AppearanceEdit => appearanceSlice.selectors.selectEditing(state) as unknown as AppearanceEdit;
