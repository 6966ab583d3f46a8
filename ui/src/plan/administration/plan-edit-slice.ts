import { type EditingState, editingSlice } from '../../editing/editing-slice.ts';
import type { PlanForm, StoredPlan } from './plan-terms.ts';

export const planEditSlice = editingSlice('planEdit');

export type PlanEdit = EditingState<StoredPlan, PlanForm>;

/** The plan under the administrator's hands. */
export const selectPlanEdit = (state: Parameters<typeof planEditSlice.selectors.selectEditing>[0]): PlanEdit =>
  planEditSlice.selectors.selectEditing(state) as unknown as PlanEdit;
