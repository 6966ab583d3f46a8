import { type EditingState, editingSlice } from '../../editing/editing-slice.ts';
import type { SimEnvForm, StoredSimEnv } from './sim-env-form.ts';

export const simEnvEditSlice = editingSlice('simEnvEdit');

export type SimEnvEdit = EditingState<StoredSimEnv, SimEnvForm>;

/** The environment under the administrator's hands. */
export const selectSimEnvEdit = (state: Parameters<typeof simEnvEditSlice.selectors.selectEditing>[0]): SimEnvEdit =>
  simEnvEditSlice.selectors.selectEditing(state) as unknown as SimEnvEdit;
