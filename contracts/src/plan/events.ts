import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const planTerms = z.object({
  planName: z.string(),
  planDescription: z.string(),
  canCreate: z.boolean(),
  canValidate: z.boolean(),
  canEdit: z.boolean(),
  showPlanInfo: z.boolean(),
  maxEnvs: z.number().int(),
});
export type PlanTerms = z.infer<typeof planTerms>;

export const planEvents = defineEvents({
  PlanOffered: { says: 'A plan can be assigned to users.', data: z.object({ planId: z.string(), terms: planTerms }) },
});
export type PlanEvent = EventOf<typeof planEvents>;
