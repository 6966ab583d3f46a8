import type { PlanEvent } from '@clearbench/contracts/plan/events';
import { type PlanDocument, planView } from '@clearbench/contracts/plan/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Plans that can be assigned. */
export const plan = projection<PlanDocument, PlanEvent>({
  name: planView.name,
  version: 1,
  shape: planView.shape,
  key: ({ data }) => data.planId,
  on: {
    PlanOffered: (_, { data }) => ({ ...data.terms, planId: data.planId }),
  },
});
