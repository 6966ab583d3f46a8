import type { PlanEvent } from '@clearbench/contracts/plan/events';
import { type PlanDocument, planView } from '@clearbench/contracts/plan/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Plans that can be assigned. All users are notified of a change, because it may be their plan. */
export const plan = projection<PlanDocument, PlanEvent>({
  name: planView.name,
  version: 2,
  shape: planView.shape,
  key: ({ data }) => data.planId,
  on: {
    PlanOffered: (_, { data }) => ({ ...data.terms, planId: data.planId, version: 1 }),
    PlanTermsChanged: (doc, { data }) => doc && { ...data.terms, planId: data.planId, version: (doc.version ?? 1) + 1 },
    PlanWithdrawn: () => null,
  },
  notice: ({ planId }) => ({ topic: planView.name, id: planId, audience: 'everyone' }),
});
